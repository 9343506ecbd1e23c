import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { site } from '../content/registry.ts';
import { EvidencePage } from './EvidencePage.tsx';
import { rowsOf } from './summary.ts';

const { strings } = site;

// The owner may have deleted the page.
const pages = site.pages.flatMap((page) => (page.family === 'evidence' ? [page] : []));

it('says when a run was never made, and shows no figure', () => {
  for (const words of pages) showsNoFigure(words);
});

function showsNoFigure(words: (typeof pages)[number]) {
  const none = { gates: undefined, bench: undefined };
  const groups = rowsOf([{ heading: 'Essays', pages: [{ path: '/robotics', name: 'Robots' }] }], none);
  const html = renderToStaticMarkup(<EvidencePage words={words} evidence={none} groups={groups} strings={strings} />);
  const count = (text: string) => html.split(text).length - 1;
  // Instead of each result, the drawing, both logs, the gates, and the six tables of the machine.
  expect(count(words.runs.missing)).toBe(10 + words.summary.rows.length);
  // Three totals and the seven figures of the one page.
  expect(count(`<span class="visually-hidden">${words.table.unmeasured}</span><span aria-hidden="true">–</span>`)).toBe(
    10,
  );
  expect(html).not.toContain('<svg');
  expect(html).not.toMatch(/NaN|undefined|\{\w+\}/);
}
