import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { onlyPage } from '../content/registry.ts';
import { docxOf } from './docx.ts';
import { randomBrief, randomFrom } from './random-briefs.ts';
import { type Sheet, sheetOf } from './sheet.ts';

const { sheet: words } = onlyPage('brief');
const source = { words, company: { name: 'Asha & Sons', origin: 'https://example.com' }, language: 'en-IN' };
const columns = ['Question', 'What decides it', 'Our answer'];
const partsOf = (sheet: Sheet) =>
  Object.entries(unzipSync(docxOf(sheet, columns, 'en-IN'))).map(([name, bytes]) => ({ name, text: strFromU8(bytes) }));

/** Checks that tags are closed in order, attributes are quoted, and all characters are allowed in XML. */
function xmlFault(text: string): string | undefined {
  const open: string[] = [];
  const body = text.replace(/^<\?xml [^?]*\?>\s*/, '');
  const rest = body.replace(
    /<(\/?)([\w:]+)((?:\s+[\w:]+="[^"<&]*(?:&\w+;[^"<&]*)*")*)\s*(\/?)>/g,
    (_tag, end, name, _rest, empty) => {
      if (end && open.pop() !== name) open.push(`wrong end of ${name}`);
      if (!end && !empty) open.push(name);
      return '';
    },
  );
  if (open.length) return `not closed: ${open.join()}`;
  if (/[<>]/.test(rest)) return `a stray bracket: ${rest.slice(0, 80)}`;
  if (/&(?!(?:amp|lt|gt|quot);)/.test(rest)) return 'a stray ampersand';
  return /[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/.test(text) ? 'a forbidden character' : undefined;
}

it('every part is well-formed for any brief', () => {
  const random = randomFrom(11);
  for (let run = 0; run < 30; run++)
    for (const { name, text } of partsOf(sheetOf(randomBrief(random), source)))
      expect(xmlFault(text), name).toBeUndefined();
  const hostile = { question: '<w:p>\u0000&amp;"\ud800', decides: ']]>', answer: '</w:t>\n\u0007', address: '' };
  const sheet = {
    title: '<&>',
    made: '"',
    head: [],
    groups: [{ heading: '&', address: 'https://example.com/?a=1&b="2"', rows: [hostile] }],
  };
  for (const { name, text } of partsOf(sheet)) expect(xmlFault(text), name).toBeUndefined();
});

it('has real headings, a table for each page with its head on every sheet, and links', () => {
  const brief = randomBrief(randomFrom(4), 12);
  const sheet = sheetOf(brief, source);
  const parts = new Map(partsOf(sheet).map(({ name, text }) => [name, text]));
  const text = parts.get('word/document.xml') ?? '';
  const count = (piece: string) => text.split(piece).length - 1;
  expect(sheet.groups.length).toBeGreaterThan(1);
  expect(count('<w:pStyle w:val="Heading1"/>')).toBe(sheet.groups.length);
  expect(count('<w:tbl>')).toBe(sheet.groups.length);
  expect(count('<w:tblHeader/>')).toBe(sheet.groups.length);
  expect(count('<w:tr>')).toBe(sheet.groups.length + brief.rows.length);
  const linked = sheet.groups.filter(({ address }) => address).length;
  expect(count('<w:hyperlink ')).toBe(linked);
  expect((parts.get('word/_rels/document.xml.rels') ?? '').split('TargetMode="External"').length - 1).toBe(linked);
});

/** The children that each element may have, in the order of ECMA-376; Word reports a damaged file for any other order. */
const CHILDREN: Record<string, string[]> = {
  'w:document': ['w:body'],
  'w:p': ['w:pPr', 'w:r|w:hyperlink'],
  'w:pPr': ['w:pStyle', 'w:keepNext', 'w:spacing', 'w:outlineLvl'],
  'w:hyperlink': ['w:r'],
  'w:r': ['w:rPr', 'w:t|w:br'],
  'w:rPr': ['w:rStyle', 'w:rFonts', 'w:b', 'w:bCs', 'w:color', 'w:sz', 'w:szCs', 'w:u', 'w:lang'],
  'w:tbl': ['w:tblPr', 'w:tblGrid', 'w:tr'],
  'w:tblPr': ['w:tblW', 'w:tblBorders', 'w:tblLayout', 'w:tblCellMar', 'w:tblLook'],
  'w:tblBorders': ['w:top', 'w:left', 'w:bottom', 'w:right', 'w:insideH', 'w:insideV'],
  'w:tblCellMar': ['w:top', 'w:left', 'w:bottom', 'w:right'],
  'w:tblGrid': ['w:gridCol'],
  'w:tr': ['w:trPr', 'w:tc'],
  'w:trPr': ['w:cantSplit|w:trHeight|w:tblHeader'],
  'w:tc': ['w:tcPr', 'w:p'],
  'w:tcPr': ['w:tcW'],
  'w:body': ['w:p|w:tbl', 'w:sectPr'],
  'w:sectPr': ['w:pgSz', 'w:pgMar'],
  'w:styles': ['w:docDefaults', 'w:style'],
  'w:docDefaults': ['w:rPrDefault', 'w:pPrDefault'],
  'w:rPrDefault': ['w:rPr'],
  'w:pPrDefault': ['w:pPr'],
  'w:style': ['w:name', 'w:basedOn', 'w:next', 'w:qFormat', 'w:pPr', 'w:rPr'],
};

/** The first element that the schema does not allow at its place. */
function orderFault(xml: string): string | undefined {
  const open: { name: string; at: number }[] = [];
  for (const [, end, name = '', empty] of xml.matchAll(/<(\/?)(w:\w+)[^>]*?(\/?)>/g)) {
    if (end) {
      open.pop();
      continue;
    }
    const parent = open.at(-1);
    const at = parent ? (CHILDREN[parent.name] ?? []).findIndex((names) => names.split('|').includes(name)) : 0;
    if (parent && at < parent.at) return `${name} in ${parent.name}`;
    if (parent) parent.at = at;
    if (!empty) open.push({ name, at: 0 });
  }
}

it('every element stands where the schema of Word files has a place for it', () => {
  expect(orderFault('<w:p><w:r></w:r><w:pPr/></w:p>')).toBe('w:pPr in w:p');
  expect(orderFault('<w:p><w:tbl></w:tbl></w:p>')).toBe('w:tbl in w:p');
  const random = randomFrom(12);
  for (let run = 0; run < 20; run++)
    for (const { name, text } of partsOf(sheetOf(randomBrief(random), source)))
      expect(orderFault(text), name).toBeUndefined();
});

it('every part has a type, and every relationship leads to a part', () => {
  const parts = new Map(partsOf(sheetOf(randomBrief(randomFrom(4)), source)).map(({ name, text }) => [name, text]));
  const types = parts.get('[Content_Types].xml') ?? '';
  for (const name of parts.keys())
    if (!name.endsWith('.rels') && name !== '[Content_Types].xml') expect(types).toContain(`PartName="/${name}"`);
  for (const [folder, name] of [
    ['', '_rels/.rels'],
    ['word/', 'word/_rels/document.xml.rels'],
  ] as const)
    for (const [, target, mode] of (parts.get(name) ?? '').matchAll(/Target="([^"]*)"( TargetMode="External")?/g))
      if (!mode) expect(parts.has(folder + target), `${name}: ${target}`).toBe(true);
});
