/** Spreadsheets read a text with this start as a formula; an apostrophe in front prevents that. */
const FORMULA = /^\s*[=+\-−@＝＋－＠]|^[\t\r]/u;
const neutral = (text: string) => (FORMULA.test(text) ? `'${text}` : text);
const cell = (text: string) => `"${neutral(text).replaceAll('"', '""')}"`;

/** Without a byte order mark Excel reads the file in the system's code page instead of UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

export const csvOf = (rows: string[][]) =>
  BYTE_ORDER_MARK + rows.map((cells) => `${cells.map(cell).join(',')}\r\n`).join('');
