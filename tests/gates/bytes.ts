import { brotliCompressSync, constants } from 'node:zlib';
import { elementsIn } from '../../build/html.ts';
import { budgetOf } from './budgets.ts';
import type { PageGate, Visit } from './gate.ts';

/** Much faster than the build's quality, and within 1 % of its size. */
const QUALITY = 9;

/** Compressed size of all inline elements of this tag. */
function inline(html: string, tag: 'style' | 'script'): number {
  const text = elementsIn(html)
    .filter(({ name, attributes }) => name === tag && !attributes.src && !attributes.type?.endsWith('json'))
    .map((element) => element.text)
    .join('');
  return text ? brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }).length : 0;
}

/** Counts our own origin only, not the map. */
function measure({ html, log, origin }: Visit) {
  const own = log.transfers.filter(({ url }) => url.startsWith(origin));
  const sum = (...types: string[]) =>
    own.filter(({ type }) => types.includes(type)).reduce((bytes, transfer) => bytes + transfer.bytes, 0);
  return {
    document: sum('document'),
    style: inline(html, 'style') + sum('stylesheet'),
    script: inline(html, 'script') + sum('script'),
    fonts: sum('font'),
    pictures: sum('image'),
  };
}

export const bytesGate: PageGate = {
  name: 'bytes',
  promise:
    'Document, style, script, fonts and pictures of the whole page each stay within the budget of the page’s family.',
  on: ['desk', 'phone'],
  measure,
  check(visit) {
    const budget = budgetOf(visit.family, visit.screen, !/^<!doctype html><html[^>]* lang="?en/i.test(visit.html));
    return Object.entries(measure(visit)).flatMap(([part, bytes]) => {
      const most = budget[part as keyof typeof budget] * 1000;
      return bytes > most ? [`${part}: ${bytes} bytes, ${bytes - most} over its budget`] : [];
    });
  },
};
