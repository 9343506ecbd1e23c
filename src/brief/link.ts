import { type Brief, cleanText, EMPTY_BRIEF, groupsOf, newOwnRow, newRow } from './brief.ts';
import { EVERY_PROJECT, OWN_QUESTIONS } from './groups.ts';
import { type BriefHead, HEAD_FIELDS } from './head-fields.ts';
import { isBriefLink, LINK_MARK } from './link-mark.ts';
import type { BriefQuestions } from './questions.ts';

/**
 * Encodes a brief in a URL fragment, which browsers do not send to servers.
 *
 * `#brief=` and base64url of: one byte of version, four bytes of checksum, the text compressed with deflate-raw. The text is a list of
 * records, so that the start of a truncated link can still be read. A row of a page contains only its question, because the site
 * has what decides it. A later version must keep this format; it may add kinds of records, and fields at their end.
 */
export const LINK_VERSION = 1;
export const LONGEST_LINK = 1800;
const FRAME_BYTES = 5;
const RECORD = '\u001E';
const FIELD = '\u001F';
/** A malicious link could unpack to a thousand times its length. */
const LONGEST_FRAGMENT = 64_000;
const MOST_BYTES = 4_000_000;

/** FNV-1a. */
function checksum(bytes: Uint8Array): number {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}

const toBase64Url = (bytes: Uint8Array) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** Programs may add a full stop or a bracket to a link, so it ends at the first character that base64url does not have. */
function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const [digits = ''] = /^[\w-]*/.exec(text) ?? [];
  // base64 needs two digits for a byte.
  const whole = digits.length % 4 === 1 ? digits.slice(0, -1) : digits;
  return Uint8Array.from(atob(whole.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
}

/** Passes bytes through a stream, and returns also what was read before an error. */
async function through(stream: CompressionStream | DecompressionStream, input: Uint8Array<ArrayBuffer>, step: number) {
  const writer = stream.writable.getWriter();
  const written = (async () => {
    for (let at = 0; at < input.length; at += step) await writer.write(input.subarray(at, at + step));
    await writer.close();
  })().catch(() => {});
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    const reader = stream.readable.getReader();
    for (let next = await reader.read(); !next.done && length < MOST_BYTES; next = await reader.read()) {
      chunks.push(next.value);
      length += next.value.length;
    }
    if (length >= MOST_BYTES) await reader.cancel();
    else await written;
  } catch {
    // Damaged or truncated.
  }
  const output = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    output.set(chunk, at);
    at += chunk.length;
  }
  return output;
}

function textOf(brief: Brief): string {
  const records = [['h', ...HEAD_FIELDS.map((field) => brief.head[field])]];
  for (const { page, rows } of groupsOf(brief)) {
    records.push(['p', page]);
    for (const { question, answer, decides, settings, fragment } of rows)
      records.push(
        fragment === undefined ? ['r', question, answer] : ['c', question, answer, decides, settings ?? '', fragment],
      );
  }
  return records.map((fields) => fields.join(FIELD).replace(/\u001F+$/, '')).join(RECORD);
}

export async function encodeBrief(brief: Brief): Promise<string> {
  const plain = new TextEncoder().encode(textOf(brief));
  const packed = await through(new CompressionStream('deflate-raw'), plain, plain.length);
  const bytes = new Uint8Array(FRAME_BYTES + packed.length);
  bytes[0] = LINK_VERSION;
  new DataView(bytes.buffer).setUint32(1, checksum(plain));
  bytes.set(packed, FRAME_BYTES);
  return LINK_MARK + toBase64Url(bytes);
}

/** The address of a brief; undefined if it would be too long for mail programs and messengers. */
export async function linkOf(brief: Brief, page: string): Promise<string | undefined> {
  const link = page + (await encodeBrief(brief));
  return link.length <= LONGEST_LINK ? link : undefined;
}

export interface LinkedBrief {
  brief: Brief;
  /** 'newer': made by a later version of this site. 'damaged': truncated or changed, and only partly read. */
  state: 'whole' | 'newer' | 'damaged';
}

/** The records of a text. The last one of a truncated text is used only if its question is complete. */
function recordsIn(text: string, whole: boolean): string[][] {
  const records = text.split(RECORD).map((record) => record.split(FIELD));
  const last = records.at(-1);
  return whole || (last && last.length > 2) ? records : records.slice(0, -1);
}

function briefIn(records: string[][], { pages, every }: BriefQuestions): Brief {
  let head: BriefHead = EMPTY_BRIEF.head;
  const rows: Brief['rows'] = [];
  let page = '';
  for (const [kind, ...fields] of records) {
    const [first = '', answer = '', decides = '', settings = '', fragment = ''] = fields.map(cleanText);
    if (kind === 'h')
      head = Object.fromEntries(HEAD_FIELDS.map((field, i) => [field, cleanText(fields[i] ?? '')])) as BriefHead;
    if (kind === 'p') page = first;
    if ((kind !== 'r' && kind !== 'c') || !page) continue;
    if (page === OWN_QUESTIONS) rows.push(newOwnRow(first, answer));
    else if (first) {
      const known = pages.find(({ path }) => path === page);
      const questions = page === EVERY_PROJECT ? every : known?.questions;
      const row = { page, name: known?.name ?? '', question: first, answer };
      rows.push(
        kind === 'c'
          ? newRow({ ...row, decides, settings, fragment })
          : newRow({ ...row, decides: questions?.find(([question]) => question === first)?.[1] ?? '' }),
      );
    }
  }
  return { head, rows };
}

/** Reads as much of a link as possible; undefined if the fragment does not contain a brief. */
export async function decodeBrief(hash: string, questions: BriefQuestions): Promise<LinkedBrief | undefined> {
  if (!isBriefLink(hash)) return undefined;
  const bytes = fromBase64Url(hash.slice(LINK_MARK.length, LONGEST_FRAGMENT));
  const version = bytes[0] ?? 0;
  const expected = bytes.length >= FRAME_BYTES ? new DataView(bytes.buffer).getUint32(1) : undefined;
  const packed = bytes.subarray(FRAME_BYTES);
  const unpack = (step: number) => through(new DecompressionStream('deflate-raw'), packed, step);
  let plain = await unpack(packed.length || 1);
  const whole = checksum(plain) === expected && version >= LINK_VERSION;
  // Byte by byte, so that the text before an error is read.
  if (!whole) plain = await unpack(1);
  const brief = briefIn(recordsIn(new TextDecoder().decode(plain), whole), questions);
  if (!whole) return { brief, state: 'damaged' };
  return { brief, state: version > LINK_VERSION ? 'newer' : 'whole' };
}
