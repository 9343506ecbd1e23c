import { strToU8, zipSync } from 'fflate';
import { cleanText } from './brief.ts';
import type { Sheet, SheetRow } from './sheet.ts';

/** A Word file: a zip of XML parts (ECMA-376). Sizes are in half points, lengths in twentieths of a point. */
const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const HEADER = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const A4 = { width: 11906, height: 16838, margin: 1134 };
const COLUMNS = [2700, 3438, 3500];
/** Space for a handwritten answer. */
const EMPTY_ROW_HEIGHT = 900;

const escaped = (text: string) =>
  cleanText(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const run = (text: string, properties = '') =>
  text
    .split('\n')
    .map(
      (line) =>
        `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${escaped(line)}</w:t></w:r>`,
    )
    .join('<w:r><w:br/></w:r>');
const paragraph = (content: string, style = '') =>
  `<w:p>${style && `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}${content}</w:p>`;

const cell = (width: number, content: string) =>
  `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/></w:tcPr>${content}</w:tc>`;
const row = (cells: string[], properties = '') =>
  `<w:tr>${properties && `<w:trPr>${properties}</w:trPr>`}${cells.map((content, i) => cell(COLUMNS[i] ?? 0, content)).join('')}</w:tr>`;

const border = (side: string) => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="8A8F9C"/>`;
const table = (rows: string[]) =>
  `<w:tbl><w:tblPr><w:tblW w:w="${COLUMNS.reduce((sum, width) => sum + width)}" w:type="dxa"/>` +
  `<w:tblBorders>${['top', 'left', 'bottom', 'right', 'insideH', 'insideV'].map(border).join('')}</w:tblBorders>` +
  '<w:tblLayout w:type="fixed"/>' +
  '<w:tblCellMar><w:top w:w="60" w:type="dxa"/><w:left w:w="100" w:type="dxa"/><w:bottom w:w="60" w:type="dxa"/><w:right w:w="100" w:type="dxa"/></w:tblCellMar>' +
  '<w:tblLook w:val="0020" w:firstRow="1" w:lastRow="0" w:firstColumn="0" w:lastColumn="0" w:noHBand="1" w:noVBand="1"/></w:tblPr>' +
  `<w:tblGrid>${COLUMNS.map((width) => `<w:gridCol w:w="${width}"/>`).join('')}</w:tblGrid>${rows.join('')}</w:tbl>`;

const BOLD = '<w:b/><w:bCs/>';
/** A longer answer may span several pages. */
const LONGEST_UNSPLIT = 600;
const questionRow = ({ question, decides, answer }: SheetRow) => {
  const together = answer.length > LONGEST_UNSPLIT ? '' : '<w:cantSplit/>';
  const room = answer ? '' : `<w:trHeight w:val="${EMPTY_ROW_HEIGHT}" w:hRule="atLeast"/>`;
  return row([paragraph(run(question, BOLD)), paragraph(run(decides)), paragraph(run(answer))], together + room);
};

/** Addresses are links; the file format stores link targets in a separate part. */
function linksOf() {
  const targets: string[] = [];
  return {
    targets,
    link(address: string) {
      targets.push(address);
      return `<w:hyperlink r:id="link${targets.length}">${run(address, '<w:rStyle w:val="Hyperlink"/>')}</w:hyperlink>`;
    },
  };
}

function body({ title, made, head, groups }: Sheet, columns: string[], link: (address: string) => string): string {
  const { width, height, margin } = A4;
  return [
    paragraph(run(title), 'Title'),
    paragraph(run(made), 'Subtitle'),
    ...head.map(({ label, value }) => paragraph(run(`${label}: `, BOLD) + run(value))),
    ...groups.flatMap(({ heading, address, rows }) => [
      paragraph(run(heading), 'Heading1'),
      ...(address ? [paragraph(link(address), 'Address')] : []),
      table([
        row(
          columns.map((name) => paragraph(run(name, BOLD))),
          '<w:cantSplit/><w:tblHeader/>',
        ),
        ...rows.map(questionRow),
      ]),
      paragraph(''),
    ]),
    `<w:sectPr><w:pgSz w:w="${width}" w:h="${height}"/><w:pgMar w:top="${margin}" w:right="${margin}" w:bottom="${margin}" w:left="${margin}" w:header="567" w:footer="567" w:gutter="0"/></w:sectPr>`,
  ].join('');
}

const style = (id: string, name: string, paragraphs: string, letters: string, more = '') =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="Normal"/><w:next w:val="Normal"/>${more}<w:qFormat/>` +
  `<w:pPr>${paragraphs}</w:pPr><w:rPr>${letters}</w:rPr></w:style>`;
const size = (halfPoints: number) => `<w:sz w:val="${halfPoints}"/><w:szCs w:val="${halfPoints}"/>`;

const styles = (language: string) =>
  `${HEADER}<w:styles xmlns:w="${W}"><w:docDefaults><w:rPrDefault><w:rPr>` +
  `<w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:eastAsia="Calibri" w:cs="Nirmala UI"/>${size(21)}` +
  `<w:lang w:val="${language}" w:eastAsia="${language}" w:bidi="${language.startsWith('mr') ? 'mr-IN' : 'hi-IN'}"/></w:rPr></w:rPrDefault>` +
  '<w:pPrDefault><w:pPr><w:spacing w:after="60" w:line="259" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults>' +
  '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:qFormat/></w:style>' +
  style('Title', 'Title', '<w:spacing w:after="0"/>', `${BOLD}${size(52)}`) +
  style('Subtitle', 'Subtitle', '<w:spacing w:after="200"/>', `<w:color w:val="5A6070"/>${size(20)}`) +
  style(
    'Heading1',
    'heading 1',
    '<w:keepNext/><w:spacing w:before="280" w:after="40"/><w:outlineLvl w:val="0"/>',
    `${BOLD}${size(30)}`,
  ) +
  style('Address', 'Address', '<w:keepNext/><w:spacing w:after="80"/>', size(18)) +
  '<w:style w:type="character" w:styleId="Hyperlink"><w:name w:val="Hyperlink"/><w:rPr><w:color w:val="0B57A4"/><w:u w:val="single"/></w:rPr></w:style></w:styles>';

const relationship = (id: string, type: string, target: string, external = false) =>
  `<Relationship Id="${id}" Type="${type}" Target="${escaped(target)}"${external ? ' TargetMode="External"' : ''}/>`;
const relationships = (items: string[]) =>
  `${HEADER}<Relationships xmlns="${PACKAGE}/relationships">${items.join('')}</Relationships>`;

const CONTENT_TYPES =
  `${HEADER}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
  '<Default Extension="xml" ContentType="application/xml"/>' +
  '<Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/>' +
  '<Override PartName="/word/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.styles+xml"/>' +
  '<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/></Types>';

const coreProperties = (title: string, language: string) =>
  `${HEADER}<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/">` +
  `<dc:title>${escaped(title)}</dc:title><dc:language>${language}</dc:language></cp:coreProperties>`;

export const DOCX_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** `columns`: the headings of the question, what decides it, and the answer. */
export function docxOf(sheet: Sheet, columns: string[], language: string): Uint8Array<ArrayBuffer> {
  const { targets, link } = linksOf();
  const content = body(sheet, columns, link);
  const parts = {
    '[Content_Types].xml': CONTENT_TYPES,
    '_rels/.rels': relationships([
      relationship('document', `${OFFICE}/officeDocument`, 'word/document.xml'),
      relationship('core', `${PACKAGE}/relationships/metadata/core-properties`, 'docProps/core.xml'),
    ]),
    'docProps/core.xml': coreProperties(sheet.title, language),
    'word/document.xml': `${HEADER}<w:document xmlns:w="${W}" xmlns:r="${OFFICE}"><w:body>${content}</w:body></w:document>`,
    'word/styles.xml': styles(language),
    'word/_rels/document.xml.rels': relationships([
      relationship('styles', `${OFFICE}/styles`, 'styles.xml'),
      ...targets.map((target, i) => relationship(`link${i + 1}`, `${OFFICE}/hyperlink`, target, true)),
    ]),
  };
  return zipSync(
    Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])),
  ) as Uint8Array<ArrayBuffer>;
}
