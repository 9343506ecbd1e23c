import { describe, expect, it } from 'vitest';
import { revisionOf } from './model.ts';

const cost = (of: Parameters<typeof revisionOf>[0]) => {
  const { short, over } = revisionOf(of);
  return short + over;
};

/** The same cost without the formula: the output is compared with the schedule block by block. */
function counted({ cloud, late, filed }: Parameters<typeof revisionOf>[0]): number {
  let last = late + filed;
  while (last < cloud) last += filed;
  return Array.from({ length: 64 }, (_, block) => block < cloud !== (block >= late && block < last)).filter(Boolean)
    .length;
}

describe('blocks off the schedule after a cloud', () => {
  // By hand: blocks before the revision holds, and blocks the last filing lasts beyond the cloud.
  it.each([
    [{ cloud: 4, late: 4, filed: 8 }, 4, 8],
    [{ cloud: 6, late: 4, filed: 8 }, 4, 6],
    [{ cloud: 12, late: 4, filed: 8 }, 4, 0],
    [{ cloud: 8, late: 0, filed: 8 }, 0, 0],
    [{ cloud: 1, late: 8, filed: 16 }, 1, 16],
    [{ cloud: 16, late: 0, filed: 2 }, 0, 0],
    // Holds from block 4 to 12, filed again from 12 to 20: 4 short, and 4 over after the cloud has gone at 16.
    [{ cloud: 16, late: 4, filed: 8 }, 4, 4],
    // Filed three times, 8 to 11 to 14 to 17.
    [{ cloud: 16, late: 8, filed: 3 }, 8, 1],
  ])('%o', (day, short, over) => {
    expect(revisionOf(day)).toMatchObject({ alone: day.cloud, short, over });
  });

  it('agrees with counting block by block, everywhere', () => {
    for (let cloud = 1; cloud <= 16; cloud++)
      for (let late = 0; late <= 8; late++)
        for (let filed = 2; filed <= 16; filed++) {
          const day = { cloud, late, filed };
          expect(cost(day)).toBe(counted(day));
        }
  });

  it('a revision pays when the cloud outlasts a + g/2 blocks, and only then', () => {
    for (let cloud = 1; cloud <= 16; cloud++)
      for (let late = 0; late <= 8; late++)
        for (let filed = 2; filed <= 16; filed++) {
          const day = { cloud, late, filed };
          expect(Math.sign(cost(day) - cloud)).toBe(Math.sign(revisionOf(day).even - cloud));
        }
  });

  it('a later revision never costs less, where one filing covers the cloud', () => {
    for (const cloud of [1, 6, 16])
      for (const filed of [8, 12, 16])
        for (let late = Math.max(1, cloud - filed + 1); late <= 8; late++)
          expect(cost({ cloud, late, filed })).toBeGreaterThanOrEqual(cost({ cloud, late: late - 1, filed }));
  });
});
