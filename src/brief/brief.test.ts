import { describe, expect, it } from 'vitest';
import {
  addRows,
  type Brief,
  changeRow,
  cleanText,
  EMPTY_BRIEF,
  groupsOf,
  mergeBriefs,
  moveGroup,
  moveRow,
  newOwnRow,
  newRow,
  parseBrief,
  removeRows,
  undoStep,
} from './brief.ts';
import { randomBrief, randomFrom } from './random-briefs.ts';

const row = (page: string, question: string, answer = '') =>
  newRow({ page, name: page.slice(1), question, decides: 'The building decides it.', answer });
const asked = ({ rows }: Pick<Brief, 'rows'>) => rows.map(({ question }) => question);
const [a1, a2, a3, b1] = [row('/a', '1'), row('/a', '2'), row('/a', '3'), row('/b', '1')];
const brief = addRows(EMPTY_BRIEF, [a1, b1, a2, a3]);

describe('a brief', () => {
  it('keeps the rows of a page together, and takes a row once', () => {
    expect(groupsOf(brief).map(({ page, rows }) => [page, asked({ rows })])).toEqual([
      ['/a', ['1', '2', '3']],
      ['/b', ['1']],
    ]);
    expect(addRows(brief, [a1, a1, b1])).toBe(brief);
  });

  it('moves a row within its page, and a page among the pages', () => {
    expect(asked(moveRow(brief, a3.id, 0))).toEqual(['3', '1', '2', '1']);
    expect(asked(moveRow(brief, a1.id, 99))).toEqual(['2', '3', '1', '1']);
    expect(moveRow(brief, 'nothing', 1)).toEqual(brief);
    expect(groupsOf(moveGroup(brief, '/b', -1)).map(({ page }) => page)).toEqual(['/b', '/a']);
    expect(moveGroup(brief, '/b', 1)).toBe(brief);
  });

  it('takes another brief in without losing an answer', () => {
    const mine = { head: { ...EMPTY_BRIEF.head, place: 'Pune' }, rows: [row('/a', '1', 'mine'), row('/a', '2')] };
    const theirs = {
      head: { ...EMPTY_BRIEF.head, place: 'Satara', asker: 'Asha' },
      rows: [row('/a', '1', 'theirs'), row('/a', '2', 'theirs'), row('/b', '1', 'new')],
    };
    const merged = mergeBriefs(mine, theirs);
    expect(merged.rows.map(({ answer }) => answer)).toEqual(['mine\n\ntheirs', 'theirs', 'new']);
    expect(merged.head).toMatchObject({ place: 'Pune', asker: 'Asha' });
    expect(mergeBriefs(merged, merged)).toEqual(merged);
  });
});

describe('undo', () => {
  it('takes back any step, exactly, where nothing else has happened', () => {
    const random = randomFrom(7);
    for (let run = 0; run < 100; run++) {
      const before = randomBrief(random);
      const other = randomBrief(random);
      const id = before.rows[0]?.id ?? '';
      for (const after of [
        removeRows(before, [id]),
        moveRow(before, id, 3),
        moveGroup(before, before.rows[0]?.page ?? '', 1),
        addRows(before, other.rows),
        mergeBriefs(before, other),
        other,
        EMPTY_BRIEF,
      ])
        expect(undoStep(before, after, after)).toEqual(before);
    }
  });

  it('keeps what another tab has added, answered and removed since', () => {
    const after = removeRows(brief, [a1.id]);
    const now = addRows(changeRow(removeRows(after, [a3.id]), a2.id, { answer: 'Two.' }), [row('/b', '2')]);
    const undone = undoStep(brief, after, now);
    expect(asked(undone)).toEqual(['1', '2', '1', '2']);
    expect(undone.rows[1]?.answer).toBe('Two.');
  });
});

describe('data from elsewhere', () => {
  it('is read as far as it is a brief', () => {
    expect(parseBrief({ rows: [{ page: '/a', question: 'Why?', answer: 7, more: true }, 3, null, {}] })).toEqual({
      head: EMPTY_BRIEF.head,
      rows: [{ id: '/a Why?', page: '/a', name: '', question: 'Why?', decides: '', answer: '' }],
    });
    for (const other of [null, 3, 'text', [], {}, { rows: 3 }]) expect(parseBrief(other)).toBeUndefined();
  });

  it('is what it was after a way through JSON', () => {
    const random = randomFrom(5);
    for (let run = 0; run < 50; run++) {
      const any = randomBrief(random);
      expect(parseBrief(JSON.parse(JSON.stringify(any)))).toEqual(any);
    }
  });

  it('loses the characters that no document can hold', () => {
    expect(cleanText('a\u0000b\r\nc\u001ed\ud800e\tf')).toBe('ab\ncd\ufffde\tf');
  });
});

it('two own questions are two rows', () => {
  expect(newOwnRow().id).not.toBe(newOwnRow().id);
});
