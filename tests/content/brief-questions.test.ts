import { describe, expect, it } from 'vitest';
import { briefQuestions } from '../../src/content/brief-questions.ts';
import { allPages, onlyPage } from '../../src/content/registry.ts';

const { pages, readers } = briefQuestions();

describe('the questions for a brief', () => {
  it("are a brief of a sheet or two for every choice of 'I run a …'", () => {
    const { kinds } = onlyPage('town').list;
    expect(Object.keys(readers)).toEqual(Object.keys(kinds));
    for (const [kind, at] of Object.entries(readers)) {
      const asked = at.map((i) => pages[i]);
      const count = asked.reduce((sum, page) => sum + (page?.questions.length ?? 0), 0);
      expect(count, kind).toBeGreaterThanOrEqual(4);
      expect(count, kind).toBeLessThanOrEqual(20);
      for (const page of asked) expect(kinds[kind as keyof typeof kinds]?.pages, kind).toContain(page?.path);
    }
  });

  it('include those of translated pages, whose links would else lose their names', () => {
    const known = new Set(pages.map(({ path }) => path));
    const asking = allPages.filter(({ sections }) => sections.some(({ kind }) => kind === 'scope'));
    expect(asking.filter(({ translation }) => translation).length).toBeGreaterThan(0);
    expect(asking.map(({ path }) => path).filter((path) => !known.has(path))).toEqual([]);
  });
});
