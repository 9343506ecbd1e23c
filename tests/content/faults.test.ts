import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { ContentError } from '../../src/content/errors.ts';
import { loadSite } from '../../src/content/load.ts';
import { pictures } from '../../src/model/pictures.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) fs.rmSync(folder, { recursive: true });
});

/** The real content with one fault planted in it; returns what the loader says. */
function plant(file: string, change: (text: string) => string): string {
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'content-'));
  folders.push(copy);
  fs.cpSync('content/en', copy, { recursive: true });
  const target = path.join(copy, file);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, change(fs.existsSync(target) ? fs.readFileSync(target, 'utf8') : ''));
  try {
    loadSite(copy, Object.keys(pictures));
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    throw error;
  }
  return '';
}

const PAGE = 'services/Consulting.yaml';
const replace = (from: string, to: string) => (text: string) => {
  expect(text).toContain(from);
  return text.replace(from, to);
};

describe('bad content stops the build and says what is wrong', () => {
  it('loads when nothing is wrong', () => {
    expect(plant(PAGE, (text) => text)).toBe('');
  });
  it('a wrong field, with a suggestion', () => {
    expect(plant(PAGE, replace('banner: B', 'baner: B'))).toMatch(
      /Consulting\.yaml:\d+:1\n\s+baner: there is no such field here; did you mean 'banner'\?/,
    );
  });
  it('an unknown section kind, with a suggestion', () => {
    expect(plant(PAGE, replace('kind: matrix', 'kind: matrx'))).toMatch(
      /Consulting\.yaml:\d+:5\n\s+section 2 \(matrx\), kind: there is no kind 'matrx'; did you mean 'matrix'\?/,
    );
  });
  it('an unknown picture, with a suggestion', () => {
    expect(plant(PAGE, replace('picture: table-town', 'picture: table-twon'))).toMatch(
      /section 1 \(index\), picture: there is no picture 'table-twon'; did you mean 'table-town'\?/,
    );
  });
  it('an unknown link target, with a suggestion', () => {
    expect(plant(PAGE, replace('to: /about_us', 'to: /about-us'))).toMatch(
      /there is no page '\/about-us'; did you mean '\/about_us'\?/,
    );
  });
  it('a link inside prose', () => {
    expect(plant(PAGE, replace('We do not ask who was at fault.', 'See [that](/nowhere/at/all).'))).toMatch(
      /there is no page '\/nowhere\/at\/all'\n|there is no page '\/nowhere\/at\/all'$/,
    );
  });
  it('a title that is too long', () => {
    expect(
      plant(PAGE, replace('IT consulting in Pune:', 'IT consulting in Pune, a very much longer title than fits:')),
    ).toMatch(/title: \d+ letters, at most 59 fit/);
  });
  it('names the line and the column, as an editor counts them', () => {
    const text = fs.readFileSync(path.join('content/en', PAGE), 'utf8');
    const said = plant(PAGE, replace('picture: table-town', 'picture: table-twon'));
    const lines = text.split('\n');
    const line = lines.findIndex((one) => one.includes('picture: table-town'));
    expect(said).toContain(`Consulting.yaml:${line + 1}:${(lines[line]?.indexOf('picture') ?? 0) + 1}\n`);
  });
  it('a word that is like no other, without a suggestion', () => {
    expect(plant(PAGE, replace('banner: B', 'banner: C'))).toMatch(/banner: found "C", expected one of A, B$/m);
    expect(plant(PAGE, replace('kind: matrix', 'kind: zebra'))).not.toContain('did you mean');
  });
  it('a picture in a field of any name, and a family that is none', () => {
    expect(plant('site/search.yaml', replace('families: [industry]', 'families: [industri]'))).toMatch(
      /search\.yaml:\d+:\d+\n\s+directory 1, families 1: there is no family 'industri'; did you mean 'industry'\?/,
    );
    expect(plant('site/search.yaml', replace('pages: [/product/SchoolAutomation', 'pages: [/product/School'))).toMatch(
      /synonyms \d+, pages 1: there is no page '\/product\/School'/,
    );
  });
  it('counts letters, not code units', () => {
    expect(plant(PAGE, replace('name: Consulting', `name: ${'णे'.repeat(44)}`))).not.toMatch(/letters, at most/);
    expect(plant(PAGE, replace('name: Consulting', `name: ${'णे'.repeat(45)}`))).toMatch(/45 letters, at most 44/);
  });
  it('a missing field', () => {
    expect(plant(PAGE, replace('banner: B', ''))).toMatch(/Consulting\.yaml:1:1\n\s+banner: this field is missing/);
  });
  it('broken YAML, with the line', () => {
    expect(plant(PAGE, replace('banner: B', 'banner: [B'))).toMatch(/Consulting\.yaml:\d+:\d+\n\s+broken YAML/);
  });
  it('a duplicate address', () => {
    expect(plant('services/consulting.yaml', () => fs.readFileSync(path.join('content/en', PAGE), 'utf8'))).toMatch(
      /duplicate address/,
    );
  });
  const copyOf = (file: string) => () => fs.readFileSync(path.join('content/en', file), 'utf8');
  it('a page in the folder of another family', () => {
    expect(plant('industries/gps.yaml', copyOf('product/gps.yaml'))).toMatch(
      /industries\/gps\.yaml[\s\S]*a page of the family 'product' stands in the folder 'product\/', and this file is in the folder 'industries\/'/,
    );
  });
  it('a folder inside a folder, and one that no family has', () => {
    expect(plant('product/new/gps2.yaml', copyOf('product/gps.yaml'))).toMatch(
      /this file is in the folder 'product\/new\/'/,
    );
    expect(plant('elsewhere/robots.yaml', copyOf('robotics.yaml'))).toMatch(
      /a page of the family 'feature' stands in no folder, and this file is in the folder 'elsewhere\/'/,
    );
  });
  it('a second page of a family that has one', () => {
    expect(plant('about_you.yaml', copyOf('about_us.yaml'))).toMatch(
      /about_you\.yaml[\s\S]*the family 'about' has one page, about_us\.yaml/,
    );
  });
  it('a family without the page that it must have', () => {
    expect(plant('search.yaml', copyOf('robotics.yaml'))).toMatch(
      /search\.yaml[\s\S]*this is the place of the family 'search'/,
    );
  });
  it('a family that the list of all pages forgets', () => {
    expect(plant('site/search.yaml', replace('families: [industry]', 'families: [product]'))).toMatch(
      /search\.yaml[\s\S]*the family 'industry' must be named once; it is named 0 times/,
    );
  });
  it('two parts of one page that would share an anchor', () => {
    expect(plant('product/SchoolAutomation.yaml', replace('title: Payroll', 'title: Fees'))).toMatch(
      /SchoolAutomation\.yaml[\s\S]*'Fees' would be the second #fees of this page/,
    );
  });
  it('a link in the words of the evidence', () => {
    expect(plant('evidence.yaml', replace('(/innovation/contactus)', '(/innovation/contact)'))).toMatch(
      /evidence\.yaml[\s\S]*unseen, rows 6, text: there is no page '\/innovation\/contact'/,
    );
  });
  it('an extra menu entry that leads nowhere', () => {
    expect(plant('site/navigation.yaml', replace('to: /industries/retail', 'to: /industries/retial'))).toMatch(
      /navigation\.yaml[\s\S]*did you mean '\/industries\/retail'/,
    );
  });
});
