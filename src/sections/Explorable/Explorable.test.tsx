import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { site } from '../../content/registry.ts';
import { plainText } from '../../model/inline.ts';
import { errorIn } from '../testing.tsx';
import type { SectionOf } from '../types.ts';
import { Explorable } from './Explorable.tsx';

const all = site.pages.flatMap((page) =>
  page.sections.flatMap((section) => (section.kind === 'explorable' ? [{ page, section }] : [])),
);
const show = (content: SectionOf<'explorable'>) =>
  renderToStaticMarkup(
    <Explorable content={content} strings={site.strings}>
      <i>the figure</i>
    </Explorable>,
  );

it.each(all.map(({ page, section }) => [page.path, section] as const))(
  '%s shows its question, its figure, its formula and its limits',
  (_path, section) => {
    const words = show(section)
      .replace(/<[^>]+>/g, '')
      .replaceAll('&#x27;', "'");
    expect(words).toContain('the figure');
    expect(words).toContain(plainText(section.lede));
    for (const { line, means } of section.formula) expect(words).toContain(line + means);
    for (const limit of section.limits) expect(words).toContain(limit);
  },
);

it('sets a power as superscript, brackets inside it included', () => {
  const [{ section }] = all as [(typeof all)[number]];
  const html = show({ ...section, formula: [{ line: 'D = q · e^(−(P − w)/m) · k', means: 'Homes.' }] });
  expect(html).toContain('<dt>D = q · e<sup>−(P − w)/m</sup> · k</dt>');
});

it('only the essays have one, and each at most one', () => {
  for (const { page } of all) expect(page.family, page.path).toBe('feature');
  expect(new Set(all.map(({ page }) => page.path)).size).toBe(all.length);
  expect(new Set(all.map(({ section }) => section.model.name)).size).toBe(all.length);
});

it('rejects a suggestion with unknown dials or values', () => {
  const arm = all.find(({ section }) => section.model.name === 'two-joint-arm')?.section;
  expect(errorIn({ ...arm })).toBe('');
  expect(errorIn({ ...arm, model: { ...arm?.model, tries: [{ label: 'Too far', set: { out: 9 } }] } })).toMatch(
    /too big/i,
  );
});
