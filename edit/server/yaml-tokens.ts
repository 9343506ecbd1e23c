import { CST, Parser, parseDocument } from 'yaml';
import { EditRefused } from './refused.ts';
import type { Path } from './values.ts';

export type Collection = CST.BlockMap | CST.BlockSequence | CST.FlowCollection;
export type Item = CST.CollectionItem;

export interface Found {
  token: CST.Token;
  /** Whether it is inside [ ] or { }. */
  inFlow: boolean;
}

/** The tokens of a text; CST.stringify writes them back byte by byte. */
export const tokensOf = (text: string): CST.Token[] => [...new Parser().parse(text)];
export const textOf = (tokens: CST.Token[]) => tokens.map((token) => CST.stringify(token)).join('');

export function parsed(text: string): unknown {
  const document = parseDocument(text, { prettyErrors: false });
  const [error] = document.errors;
  if (error) throw new EditRefused(`The file is not valid YAML: ${error.message}. Correct it in a text editor first.`);
  return document.toJS();
}

export const isCollection = (token: CST.Token | null | undefined): token is Collection =>
  token?.type === 'block-map' || token?.type === 'block-seq' || token?.type === 'flow-collection';
export const isFlow = (token: Collection): token is CST.FlowCollection => token.type === 'flow-collection';
export const isList = (token: Collection) =>
  token.type === 'block-seq' || (token.type === 'flow-collection' && token.start.type === 'flow-seq-start');

/** The entries of a collection; comments after the last one are an item without a value. */
export const entriesOf = (token: Collection): Item[] =>
  (token.items as Item[]).filter((item) =>
    token.type === 'block-seq'
      ? item.start.some(({ type }) => type === 'seq-item-ind')
      : item.key !== undefined || item.value !== undefined,
  );

export const keyOf = (item: Item) => CST.resolveAsScalar(item.key)?.value;

function childOf(token: Collection, key: string | number): CST.Token | undefined {
  const entries = entriesOf(token);
  const item = isList(token) ? entries[Number(key)] : entries.find((entry) => keyOf(entry) === String(key));
  return item?.value;
}

/** The token of the value at a path; undefined where there is none. */
export function find(tokens: CST.Token[], path: Path): Found | undefined {
  const document = tokens.find((token): token is CST.Document => token.type === 'document');
  let token = document?.value;
  let inFlow = false;
  for (const key of path) {
    if (!isCollection(token)) return;
    inFlow ||= isFlow(token);
    token = childOf(token, key);
  }
  return token && { token, inFlow };
}

export function findCollection(tokens: CST.Token[], path: Path): { token: Collection; inFlow: boolean } {
  const found = find(tokens, path);
  if (!found || !isCollection(found.token))
    throw new EditRefused(`There is nothing to change at '${path.join('.') || 'the top of the file'}'.`);
  return { token: found.token, inFlow: found.inFlow };
}
