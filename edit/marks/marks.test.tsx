import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { sites } from '../../src/content/registry.ts';
import type { Site } from '../../src/content/site.ts';
import { pictures } from '../../src/model/pictures.ts';
import { PLACED_BY_DOCUMENT, SectionView } from '../../src/sections/index.tsx';
import { markHtml } from './mark-html.ts';
import { loadSitesCached } from './marked-site.ts';
import { fieldsIn, markOf, withoutMarks } from './marks.ts';

const [one, two] = [markOf('a.yaml#one'), markOf('a.yaml#two')];

describe('marks in a page', () => {
  it('become an attribute of the element that holds the words', () => {
    expect(markHtml(`<p class="x">${one}Words <b>and</b> more</p>`)).toEqual({
      html: '<p data-field="a.yaml#one" class="x">Words <b>and</b> more</p>',
      fields: ['a.yaml#one'],
    });
  });
  it('tell the same words in two places apart', () => {
    expect(markHtml(`<ul><li>${one}Same</li><li>${two}Same</li></ul>`).html).toBe(
      '<ul><li data-field="a.yaml#one">Same</li><li data-field="a.yaml#two">Same</li></ul>',
    );
  });
  it('of two texts in one element are both named', () => {
    expect(markHtml(`<p>${one}A<br>${two}B</p>`).html).toBe('<p data-field="a.yaml#one a.yaml#two">A<br>B</p>');
  });
  it('leave attributes, addresses, scripts and the props of islands', () => {
    const page = `<a href="#${encodeURIComponent(one)}x" title="a > ${one}b"></a><script>"${one}"</script><i props="{${two}}"></i>`;
    expect(markHtml(page)).toEqual({
      html: '<a href="#x" title="a > b"></a><script>""</script><i props="{}"></i>',
      fields: ['a.yaml#one', 'a.yaml#two'],
    });
  });
});

it('sections look the same with marked words as with plain ones', () => {
  const marked = loadSitesCached(path.resolve('content'), Object.keys(pictures));
  const show = ({ pages, strings }: Site) =>
    pages.flatMap((page) =>
      page.sections.flatMap((section, i) =>
        !(PLACED_BY_DOCUMENT as readonly string[]).includes(section.kind)
          ? [
              `${page.path} ${i} ${renderToStaticMarkup(<SectionView section={section as never} plate={2} strings={strings} />)}`,
            ]
          : [],
      ),
    );
  const plain = sites.flatMap(show);
  const other = marked.flatMap(show).filter((html, i) => withoutMarks(html) !== plain[i]);
  expect(other).toEqual([]);
  expect(plain.length).toBeGreaterThan(100);
});

it('words of a translated page are those of its own file, and of the English one where it has none', () => {
  const [, ...others] = loadSitesCached(path.resolve('content'), Object.keys(pictures));
  for (const { language, pages, company } of others) {
    const page = pages.find(({ path: at }) => at.endsWith('/product/gps'));
    expect(fieldsIn(page?.name ?? '')).toEqual([`content/${language.code}/product/gps.yaml#name`]);
    expect(fieldsIn(company.name)).toEqual(['content/en/site/company.yaml#name']);
    expect(fieldsIn(company.address.locality)).toEqual([`content/${language.code}/site/company.yaml#address/locality`]);
  }
});
