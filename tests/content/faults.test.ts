import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAGE, SiteCopy } from './site-copy.ts';

let copy: SiteCopy;
beforeAll(() => {
  copy = new SiteCopy();
});
afterAll(() => copy.dispose());

const replace = (from: string, to: string) => (text: string) => {
  expect(text).toContain(from);
  return text.replace(from, to);
};
const said = (from: string, to: string) => copy.faultsAfter(PAGE, replace(from, to));
const count = (told: string) => Number(/^(\d+) fault/.exec(told)?.[1] ?? 0);

it('the shipped content has no fault', () => {
  const site = new SiteCopy({ town: true });
  site.remove(PAGE);
  expect(site.faults()).toBe('');
  site.dispose();
});

describe('bad content stops the build and says what is wrong', () => {
  it('loads when nothing is wrong', () => expect(copy.faults()).toBe(''));
  it('a wrong field, with a suggestion', () => {
    expect(said('banner: B', 'baner: B')).toMatch(
      /Fixture\.yaml:\d+:1\n\s+baner: there is no such field here; did you mean 'banner'\?/,
    );
  });
  it('an unknown section kind, with a suggestion', () => {
    expect(said('kind: matrix', 'kind: matrx')).toMatch(
      /Fixture\.yaml:\d+:5\n\s+section 2 \(matrx\), kind: there is no kind 'matrx'; did you mean 'matrix'\?/,
    );
  });
  it('an unknown picture, with a suggestion', () => {
    expect(said('picture: table-town', 'picture: table-twon')).toMatch(
      /section 3 \(bleed\), picture: there is no picture 'table-twon'; did you mean 'table-town'\?/,
    );
  });
  it('an unknown link target, with a suggestion', () => {
    expect(said('to: /about_us', 'to: /about-us')).toMatch(
      /there is no page '\/about-us'; did you mean '\/about_us'\?/,
    );
  });
  it('a link inside prose', () => {
    expect(said('We do not ask who was at fault.', 'See [that](/nowhere/at/all).')).toMatch(
      /there is no page '\/nowhere\/at\/all'\n|there is no page '\/nowhere\/at\/all'$/,
    );
  });
  it('a title that is too long', () => {
    expect(said('A page that tests write', `A very long title ${'x'.repeat(60)}`)).toMatch(
      /title: \d+ letters, at most 59 fit/,
    );
  });
  it('names the line and the column, as an editor counts them', () => {
    const lines = copy.read(PAGE).split('\n');
    const line = lines.findIndex((one) => one.includes('picture: table-town'));
    const column = (lines[line]?.indexOf('picture') ?? 0) + 1;
    expect(said('picture: table-town', 'picture: table-twon')).toContain(`Fixture.yaml:${line + 1}:${column}\n`);
  });
  it('a word that resembles no other, without a suggestion', () => {
    expect(said('banner: B', 'banner: C')).toMatch(/banner: found "C", expected one of A, B$/m);
    expect(said('kind: matrix', 'kind: zebra')).not.toContain('did you mean');
  });
  it('a family that does not exist', () => {
    expect(
      copy.faultsAfter('site/search.yaml', (text) => text.replace(/families: \[industry/, 'families: [industri')),
    ).toMatch(
      /search\.yaml:\d+:\d+\n\s+directory \d+, families \d+: there is no family 'industri'; did you mean 'industry'\?/,
    );
  });
  it('counts characters, not code units', () => {
    expect(said('name: Fixture', `name: ${'णे'.repeat(44)}`)).not.toMatch(/letters, at most/);
    expect(said('name: Fixture', `name: ${'णे'.repeat(45)}`)).toMatch(/45 letters, at most 44/);
  });
  it('a missing field', () => {
    expect(said('banner: B', '')).toMatch(/Fixture\.yaml:1:1\n\s+banner: this field is missing/);
  });
  it('a duplicate address', () => {
    expect(copy.faultsAfter('services/fixture.yaml', () => copy.read(PAGE))).toMatch(/duplicate address/);
  });
  it('a page in the folder of another family', () => {
    expect(copy.faultsAfter('industries/fixture.yaml', () => copy.read(PAGE))).toMatch(
      /industries\/fixture\.yaml[\s\S]*a page of the family 'service' stands in the folder 'services\/', and this file is in the folder 'industries\/'/,
    );
  });
  it('a folder inside a folder, and one that no family has', () => {
    expect(copy.faultsAfter('services/new/fixture.yaml', () => copy.read(PAGE))).toMatch(
      /this file is in the folder 'services\/new\/'/,
    );
    expect(copy.faultsAfter('elsewhere/fixture.yaml', () => copy.read(PAGE))).toMatch(
      /this file is in the folder 'elsewhere\/'/,
    );
  });
  it('a second page of a family that has one', () => {
    expect(copy.faultsAfter('about_you.yaml', () => copy.read('about_us.yaml'))).toMatch(
      /about_you\.yaml[\s\S]*the family 'about' has one page, about_us\.yaml/,
    );
  });
  it('a family without the page that it must have', () => {
    expect(copy.faultsAfter('search.yaml', () => copy.read(PAGE))).toMatch(
      /search\.yaml[\s\S]*this is the place of the family 'search'/,
    );
  });
  it('a family missing from the list of all pages', () => {
    const forget = (text: string) => text.replace(/families: \[industry\]/, 'families: [product]');
    expect(copy.faultsAfter('site/search.yaml', forget)).toMatch(
      /search\.yaml[\s\S]*the family 'industry' must be named once; it is named 0 times/,
    );
  });
  it('two parts of one page that would share an anchor', () => {
    expect(said('heading: Who may', 'heading: Three rows')).toMatch(
      /Fixture\.yaml[\s\S]*'Three rows' would be the second #three-rows of this page/,
    );
  });
  it('a page without a picture, which its share card needs', () => {
    const without = (text: string) => text.replace(/ {2}- kind: bleed[\s\S]*?table\.\n/i, '');
    expect(copy.faultsAfter(PAGE, without)).toMatch(/sections: the page has no picture, and its share card needs one/);
  });
  it('a menu entry without a page', () => {
    const add = (text: string) => text.replace(/links:\n/, 'links:\n      - { label: About, to: /about_uss }\n');
    expect(copy.faultsAfter('site/navigation.yaml', add)).toMatch(/navigation\.yaml[\s\S]*did you mean '\/about_us'/);
  });
});

/** Common YAML mistakes: the text, the error message, and the correction. */
const MISTAKES: [mistake: string, from: string, to: string, says: RegExp][] = [
  [
    'an indent too deep',
    '    heading: Three rows',
    '      heading: Three rows',
    /'heading' begins after 6 spaces and its neighbours after 4\. Type: {5}heading: Three rows/,
  ],
  [
    'an indent too shallow',
    '    heading: Three rows',
    '   heading: Three rows',
    /'heading' begins after 3 spaces and its neighbours after 4/,
  ],
  [
    'a colon without quotes',
    'title: "A page that tests write"',
    'title: A page: for tests',
    /a colon inside a text needs quotes around the text\. Type: title: "A page: for tests"/,
  ],
  [
    'a tab',
    '    heading: Three rows',
    '\theading: Three rows',
    /the line begins with a tab, and YAML takes spaces alone\. Type: {5}heading: Three rows/,
  ],
  [
    'braces left out',
    '- { to: /about_us, line: "How we work." }',
    '- to: /about_us, line: "How we work."',
    /several fields on one line need braces around them\. Type: - \{ to: \/about_us, line: "How we work\." \}/,
  ],
  [
    'a first field that begins deeper than those after it',
    '  answer: >-\n',
    '   answer: >-\n',
    /'answer' begins after 3 spaces and its neighbours after 2\. Type: {3}answer/,
  ],
  ['an empty list', 'cells: [One]', 'cells:', /a list is expected here\. Type: cells: \[\]/],
  [
    'missing brackets',
    'headline: [Who reads, this page?]',
    'headline: Who reads, this page?',
    /a list is expected here, and needs brackets\. Type: headline: \["Who reads", "this page\?"\]/,
  ],
  [
    'a quote that does not end',
    'title: "A page that tests write"',
    'title: "A page that tests write',
    /the text begins with " and does not end\. Type: title: "A page that tests write"/,
  ],
  [
    'a bracket that does not close',
    'headline: [Who reads, this page?]',
    'headline: [Who reads, this page?',
    /\[ is opened and not closed\. Type: headline: \[Who reads, this page\?\]/,
  ],
  [
    'a comma inside { }',
    '{ label: Ask us, to',
    '{ label: Ask us, or write, to',
    /a comma inside \{ \} begins a new field\. Put the whole text in quotes: "…, or write"/,
  ],
  [
    'a text that begins with {',
    'name: Fixture',
    'name: {company} fixture',
    /a text that begins with \{ needs quotes\. Type: name: "\{company\} fixture"/,
  ],
  [
    'no space after a colon',
    'name: Fixture',
    'name:Fixture',
    /there is no space after the colon\. Type: name: Fixture/,
  ],
  ['no space after a dash', '- name: Third', '-name: Third', /there is no space after the dash\. Type: - name: Third/],
  ['no colon', 'banner: B', 'banner B', /there is no colon after the name of the field\. Type: banner: B/],
  ['a field twice', 'banner: B', 'banner: B\nbanner: A', /the field 'banner' is given twice/],
  ['a number for a text', 'name: Fixture', 'name: 24', /words are expected here, and 24 is not\. Type: name: "24"/],
  [
    'words after a quote',
    'name: Fixture',
    'name: "Fix" ture',
    /the text goes on after its closing "\. Type: name: "\\"Fix\\" ture"/,
  ],
];

describe('a mistake in the YAML is reported as one fault, with its line and the correction', () => {
  it.each(MISTAKES)('%s', (_, from, to, says) => {
    const told = said(from, to);
    expect(told).toMatch(says);
    expect(count(told)).toBe(1);
    expect(told).toMatch(/Fixture\.yaml:\d+:\d+\n/);
  });

  it('is the only fault, even on a page that has a model', () => {
    // The owner may have deleted the page.
    const file = 'product/gps.yaml';
    if (!copy.read(file)) return;
    const told = copy.faultsAfter(file, (text) => text.replace(/^name: .*$/m, 'name: One: two'));
    expect(told).toMatch(/a colon inside a text needs quotes/);
    expect(count(told)).toBe(1);
  });

  it('shows the line', () => {
    expect(said('name: Fixture', 'name: Fixture: one')).toMatch(/line 2: name: Fixture: one/);
  });
});

/** Content rules: a change that breaks each of them, and the error message. */
const RULES: [rule: string, from: string, to: string, says: RegExp][] = [
  ['a banned word', 'One]', 'A robust one]', /rows 1, cells 1: 'robust' says nothing that can be checked/],
  ['an exclamation mark', 'One]', 'One!]', /an exclamation mark/],
  ['a placeholder', 'One]', 'Coming soon]', /'Coming soon' is not finished text/],
  ['a curly apostrophe', 'One]', 'It’s one]', /a curly apostrophe/],
  [
    'two sections of a kind',
    'kind: bleed\n    picture: table-town\n    caption: A table.',
    'kind: matrix\n    heading: Again\n    columns: [A, B]\n    legend: []\n    rows:\n      - { name: A, cells: [full, full] }\n      - { name: B, cells: [full, full] }\n      - { name: C, cells: [full, full] }\n  - kind: bleed\n    picture: table-town\n    caption: A table.',
    /two sections of the kind 'matrix' follow each other/,
  ],
  ['no dark part', '    ground: night\n', '', /0 parts of the page stand on a dark ground, and one or two should/],
  [
    'words that are hard to read',
    'Nobody does. It is here so that a test can break it.',
    'Organisational heterogeneity necessitates comprehensive administrative documentation infrastructure.',
    /the page is hard to read: -?\d+ on the Flesch scale, and at least 65 is wanted.*'Organisational/,
  ],
  [
    'a title that another page has',
    'title: "A page that tests write"',
    'title: "Service not found"',
    /has the same title/,
  ],
  ['a figure that is typed', 'One]', 'Support is 24/7]', /'24\/7' is a stated figure\. Type \{figure\.support\}/],
];

describe('a broken content rule is a fault with its line', () => {
  it.each(RULES)('%s', (_, from, to, says) => {
    const told = said(from, to);
    expect(told).toMatch(says);
    expect(told).toMatch(/Fixture\.yaml:\d+:\d+\n/);
  });

  it('the same kinds of sections in the same order', () => {
    const twin = () => copy.read(PAGE).replace('tests write', 'tests copy').replace('A small page', 'A twin page');
    expect(copy.faultsAfter('services/Twin.yaml', twin)).toMatch(/has the same kinds of sections in the same order/);
  });

  it('a picture twice on a page', () => {
    const again = (text: string) =>
      text
        .replace('    ground: night\n    heading: Three rows', '    ground: night\n    heading: Three rows')
        .replace(
          'related:',
          '  - kind: side-head\n    heading: Between\n    paragraphs: [A word.]\n  - { kind: bleed, picture: table-town, caption: Again. }\nrelated:',
        );
    expect(copy.faultsAfter(PAGE, again)).toMatch(/the picture 'table-town' is on this page already/);
  });

  it('a menu name that differs from the page’s name', () => {
    const add = (text: string) => text.replace(/links:\n/, 'links:\n      - { label: Fixed, to: /services/Fixture }\n');
    expect(copy.faultsAfter('site/navigation.yaml', add)).toMatch(
      /the menu says 'Fixed' and the page calls itself 'Fixture'/,
    );
  });

  it('a link in the texts of the town', () => {
    const withTown = new SiteCopy({ town: true });
    withTown.remove(PAGE);
    // The owner may have deleted the town.
    if (!withTown.read('town.yaml')) return withTown.dispose();
    const wrong = (text: string) => text.replace(/^ {4}what: .*$/m, '    what: See [that](/nowhere/at/all).');
    expect(withTown.faultsAfter('site/town.yaml', wrong)).toMatch(
      /town\.yaml[\s\S]*what: there is no page '\/nowhere\/at\/all'/,
    );
    withTown.dispose();
  });
  it('a page without a place in the town', () => {
    const withTown = new SiteCopy({ town: true });
    // The owner may have deleted the town.
    if (!withTown.read('town.yaml')) return withTown.dispose();
    expect(withTown.faults()).toMatch(/town\.yaml[\s\S]*\/services\/Fixture is in no place of the town/);
    withTown.dispose();
  });
});

describe('a stated figure', () => {
  it('is changed in one file and changes everywhere', () => {
    const figures = copy.read('site/figures.yaml');
    const wanted = copy
      .read(PAGE)
      .replace('cells: [One]', 'cells: ["It is {figure.test}: {figure.test.value} and {figure.test.unit}."]');
    const page = copy.read(PAGE);
    copy.write('site/figures.yaml', `${figures}  test: { value: "12.5", unit: "%", counts: a test }\n`);
    copy.write(PAGE, wanted);
    const words = JSON.stringify(copy.load().pages);
    expect(words).toContain('It is 12.5%: 12.5 and %.');
    expect(words).not.toContain('{figure.');
    copy.write(PAGE, page);
    copy.write('site/figures.yaml', figures);
  });

  it('that does not exist is a fault, with a suggestion', () => {
    expect(said('cells: [One]', 'cells: ["{figure.suport}"]')).toMatch(
      /there is no figure 'suport' in site\/figures\.yaml; did you mean 'support'\?/,
    );
  });
});
