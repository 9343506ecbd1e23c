import { afterAll, describe, expect, it } from 'vitest';
import { designFacts } from './design.ts';
import { documentFacts } from './document.ts';
import { outcomeOf } from './facts.ts';
import { searchFacts } from './search.ts';
import { shownFacts } from './shown.ts';

const groups = [...documentFacts, ...designFacts, ...searchFacts, ...shownFacts];
const all = groups.reduce((sum, { facts }) => sum + facts.length, 0);
let changed = 0;

describe('facts of the delivery', () => {
  for (const { title, facts } of groups)
    it(title, async () => {
      const outcomes = await Promise.all(facts.map(outcomeOf));
      changed += outcomes.filter(({ gaveWay }) => gaveWay).length;
      expect(outcomes.flatMap(({ fault }) => fault ?? [])).toEqual([]);
    });
  afterAll(() => console.log(`Facts of the delivery: ${all}, changed by the owner since: ${changed}`));
});
