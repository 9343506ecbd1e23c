import { expect, it, vi } from 'vitest';

vi.mock('node:fs', async (original) => ({
  default: { ...(await original<{ default: object }>()).default, writeFileSync: () => undefined },
}));
const { digestsOfTests, importsOf, keepPassed, leaveOut, passedBefore } = await import('./passed-tests.ts');

const pages = { '/': 'a', '/town': 'b' };
const files = (changes: Record<string, string> = {}) =>
  Object.entries({
    'src/one.ts': '1',
    'README.md': '1',
    'tests/browser/town.spec.ts': '1',
    'tests/browser/home.spec.ts': '1',
    'tests/browser/settled.ts': '1',
    'tests/gates/axe.ts': '1',
    ...changes,
  }).map(([file, blob]) => `100644 blob ${blob}\t${file}`);
const tools = { Chromium: '1' };
const ON_HOME = 'gates/gates.spec.ts gates on /';
const ON_TOWN = 'gates/dark.spec.ts contrast in the dark theme on /town';
const TAP = 'browser/town.spec.ts by touch a tap opens a place';
const test = (title: string, ok = true) => ({ title, ok, tests: [{ status: ok ? 'expected' : 'unexpected' }] });
const report = {
  suites: [
    { title: 'gates/gates.spec.ts', specs: [test('gates on /'), test('gates on /town', false)] },
    { title: 'gates/dark.spec.ts', specs: [test('contrast in the dark theme on /town')] },
    { title: 'browser/town.spec.ts', suites: [{ title: 'by touch', specs: [test('a tap opens a place')] }] },
  ],
};
const digestOf = digestsOfTests(pages, files(), tools);
const kept = keepPassed(digestOf, [], report);

it('keeps the names of the tests that passed', () => {
  expect(Object.keys(kept)).toEqual([ON_HOME, ON_TOWN, TAP]);
  expect(passedBefore(digestOf, kept)).toEqual([ON_HOME, ON_TOWN, TAP]);
});

it('runs a test of a page again when the page has changed, and other tests of the gates when any page has', () => {
  const changed = digestsOfTests({ ...pages, '/town': 'changed' }, files(), tools);
  expect(passedBefore(changed, kept)).toEqual([ON_HOME, TAP]);
  const LINKS = 'gates/gates.spec.ts links on every page';
  expect(changed(LINKS)).not.toBe(digestOf(LINKS));
});

it('runs a test again when its spec, a source, a tool or what it imports has changed, but not for another file', () => {
  const after = (changes: Record<string, string>, now = tools) =>
    passedBefore(digestsOfTests(pages, files(changes), now), kept);
  expect(after({ 'tests/browser/town.spec.ts': '2' })).not.toContain(TAP);
  expect(after({ 'tests/browser/settled.ts': '2' })).not.toContain(TAP);
  expect(after({ 'src/one.ts': '2' })).not.toContain(TAP);
  expect(after({}, { Chromium: '2' })).not.toContain(TAP);
  expect(after({ 'tests/browser/home.spec.ts': '2', 'tests/gates/axe.ts': '2', 'README.md': '2' })).toContain(TAP);
});

it('follows imports', () => {
  expect(importsOf('tests/gates/gates.spec.ts')).toContain('tests/gates/axe.ts');
  expect(importsOf('tests/browser/town.spec.ts')).not.toContain('tests/gates/axe.ts');
});

it('leaves out nothing but whole names', () => {
  const pattern = new RegExp(leaveOut([ON_HOME, TAP])[1] ?? '');
  expect(` ${ON_HOME}`).toMatch(pattern);
  expect(` ${TAP}`).toMatch(pattern);
  expect(` ${TAP} @full`).toMatch(pattern);
  expect(` ${ON_HOME}town`).not.toMatch(pattern);
  expect(leaveOut([])).toEqual([]);
});
