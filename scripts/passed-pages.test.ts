import { expect, it, vi } from 'vitest';

vi.mock('node:fs', async (original) => ({
  default: { ...(await original<{ default: object }>()).default, writeFileSync: () => undefined },
}));
const { keepPassed, leaveOut, passedBefore } = await import('./passed-pages.ts');

const pages = { '/': 'a', '/town': 'b', '/hi/privacy': 'c' };
const report = {
  suites: [
    {
      specs: [
        { title: 'gates on /', ok: true },
        { title: 'gates on /town', ok: false },
        { title: 'contrast in the dark theme on /town', ok: true },
        { title: 'nu on the selected pages', ok: true },
        { title: 'gates on /removed', ok: true },
      ],
    },
  ],
};

it('keeps the passed tests of single pages, with the digest of their page', () => {
  expect(keepPassed(pages, ['gates on /hi/privacy'], report)).toEqual({
    'gates on /': 'a',
    'gates on /hi/privacy': 'c',
    'contrast in the dark theme on /town': 'b',
  });
});

it('leaves out a test only on the same digest', () => {
  const passed = { 'gates on /': 'a', 'gates on /town': 'b', 'gates on /removed': 'd' };
  expect(passedBefore(pages, passed)).toEqual(['gates on /', 'gates on /town']);
  expect(passedBefore({ ...pages, '/': 'changed' }, passed)).toEqual(['gates on /town']);
});

it('leaves out nothing but whole titles', () => {
  const pattern = new RegExp(leaveOut(['gates on /', 'gates on /town'])[1] ?? '');
  expect(' tests/gates/gates.spec.ts gates on /').toMatch(pattern);
  expect(' tests/gates/gates.spec.ts gates on /towns').not.toMatch(pattern);
  expect(' tests/gates/gates.spec.ts gates on /hi/town').not.toMatch(pattern);
  expect(leaveOut([])).toEqual([]);
});
