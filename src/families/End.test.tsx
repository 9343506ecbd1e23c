import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { indexedPages, site } from '../content/registry.ts';
import { pagePropsOf } from '../document/page-props.ts';
import { CROP, type PlaceCrop } from '../town/crops.ts';
import { End, type EndLook } from './End.tsx';

const { strings } = site;
const LOOKS = Object.keys(strings.ends) as EndLook[];
const crop: PlaceCrop = { id: 'school', name: 'School', to: '/town#school', src: '/a.avif', alt: 'School', ...CROP };
const pages = [
  { to: '/one', name: 'One', line: 'The first.', crop },
  { to: '/two', name: 'Two', line: 'The second.' },
];
const show = (look: EndLook) =>
  renderToStaticMarkup(<End look={look} label={strings.ends[look]} pages={pages} strings={strings} />);

describe('the end of a page', () => {
  it.each(LOOKS)('of the family %s names its ways on, and sets no headline over them', (look) => {
    const html = show(look);
    expect(html).toContain(`data-end="${look}"`);
    expect(html).toContain(strings.ends[look]);
    expect(html.match(/<a /g)).toHaveLength(pages.length);
    expect(html).not.toMatch(/<h\d/);
  });

  it('shows the place of each page once, with an empty alt text', () => {
    expect(show('product').match(/<img [^>]*alt=""/g)).toHaveLength(1);
  });

  it.each(indexedPages.filter(({ related }) => related.length).map((page) => [page.path, page] as const))(
    '%s has the end of its family',
    (_, page) => expect(pagePropsOf(page).end?.look).toBe(page.family),
  );
});
