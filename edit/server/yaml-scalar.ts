import { CST } from 'yaml';
import { EditRefused } from './refused.ts';
import { isSame, type Path, type Scalar, valueAt, withValueAt } from './values.ts';
import { type Found, find, parsed, textOf, tokensOf } from './yaml-tokens.ts';

/** The line width of the formatter. */
const WIDTH = 120;

/** A last line should not be shorter than this share of the width. */
const SHORT = 0.6;

function filled(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/(?<! ) (?! )/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Lines before and after the change stay as they are, so that a diff shows only the changed lines. */
function wrapped(value: string, old: string[], width: number): string[] {
  let before = 0;
  let rest = value;
  while (before < old.length && rest.startsWith(`${old[before]} `)) rest = rest.slice((old[before++]?.length ?? 0) + 1);
  let after = old.length;
  while (after > before && rest.endsWith(` ${old[after - 1]}`))
    rest = rest.slice(0, -((old[--after]?.length ?? 0) + 1));
  let lines = filled(rest, width);
  while (lines.length > after - before && (lines.at(-1)?.length ?? 0) < width * SHORT && after < old.length) {
    rest = `${rest} ${old[after++]}`;
    lines = filled(rest, width);
  }
  return [...old.slice(0, before), ...lines, ...old.slice(after)];
}

/** Writes the lines of a folded text (`>-`). CST.setScalarValue would use the indent of the parent and silently write different data. */
function setFolded(token: CST.BlockScalar, value: string): void {
  const lines = token.source.split('\n').filter((line) => line.trim());
  const indent = /^ */.exec(lines[0] ?? '')?.[0] || ' '.repeat(token.indent + 2);
  const old = lines.map((line) => line.slice(indent.length));
  const width = Math.max(WIDTH - indent.length, ...old.map((line) => line.length));
  const end = /\n*$/.exec(token.source)?.[0] || '\n';
  token.source =
    wrapped(value, old, width)
      .map((line) => `${indent}${line}`)
      .join('\n') + end;
}

const isFolded = (token: CST.Token): token is CST.BlockScalar =>
  token.type === 'block-scalar' &&
  token.props.some((prop) => prop.type === 'block-scalar-header' && /^>-$/.test(prop.source));
const canFold = (value: unknown): value is string => typeof value === 'string' && /^\S(.*\S)?$/.test(value);

const NO_BREAK_SPACE = '\u00A0';
const ESCAPED = '\\u00A0';

/** Writes a value in the current style of the token, or in a given one. */
export function writeScalar({ token, inFlow }: Found, value: Scalar, type?: 'PLAIN' | 'QUOTE_DOUBLE'): void {
  if (!type && isFolded(token) && canFold(value)) {
    setFolded(token, value);
    return;
  }
  const escaped = 'source' in token && token.source.includes(ESCAPED);
  CST.setScalarValue(token, String(value), { afterKey: true, inFlow, ...(type && { type }) });
  if (escaped && 'source' in token) token.source = token.source.replaceAll(NO_BREAK_SPACE, ESCAPED);
}

/** Styles for a value, the one most similar to the file first. */
function* writings(text: string, path: Path, value: Scalar): Generator<string> {
  for (const type of [undefined, typeof value === 'string' ? 'QUOTE_DOUBLE' : 'PLAIN'] as const) {
    const tokens = tokensOf(text);
    const found = find(tokens, path);
    if (!found) throw new EditRefused(`There is no field '${path.join('.')}' in the file any more.`);
    writeScalar(found, value, type);
    yield textOf(tokens);
  }
}

/** The text with one value changed, and nothing else. */
export function setScalar(text: string, path: Path, value: Scalar): string {
  const before = parsed(text);
  if (isSame(valueAt(before, path), value)) return text;
  const wanted = withValueAt(before, path, value);
  for (const written of writings(text, path, value))
    try {
      if (isSame(parsed(written), wanted)) return written;
    } catch (error) {
      if (!(error instanceof EditRefused)) throw error;
    }
  throw new EditRefused(`These words cannot be written into the file at '${path.join('.')}'.`);
}
