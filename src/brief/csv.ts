/** A spreadsheet takes a text that begins so for a formula; an apostrophe before it keeps it a text. */
const FORMULA = /^\s*[=+\-−@＝＋－＠]|^[\t\r]/u;
const neutral = (text: string) => (FORMULA.test(text) ? `'${text}` : text);
const cell = (text: string) => `"${neutral(text).replaceAll('"', '""')}"`;

/** Without a byte order mark Excel takes UTF-8 for the code page of the machine. */
const BYTE_ORDER_MARK = '\uFEFF';

export const csvOf = (rows: string[][]) =>
  BYTE_ORDER_MARK + rows.map((cells) => `${cells.map(cell).join(',')}\r\n`).join('');
