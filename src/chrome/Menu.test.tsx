import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { inColumns, Menu } from './Menu.tsx';

const links = Array.from({ length: 18 }, (_, i) => ({ label: `Link ${i}`, to: `/l/${i}` }));
const columnsOf = (html: string) => html.split('<ul').length - 1;

describe('menu columns', () => {
  it.each([1, 2, 3, 4, 5, 6])('lays %i columns', (columns) => {
    const html = renderToStaticMarkup(<Menu links={links} columns={columns} current="/" />);
    expect(columnsOf(html)).toBe(columns);
    expect(html).toContain(`data-columns="${columns}"`);
    for (const link of links) expect(html).toContain(`href="${link.to}"`);
  });
  it('has one column unless told', () => {
    expect(columnsOf(renderToStaticMarkup(<Menu links={links} current="/" />))).toBe(1);
  });
  it('never goes past one and six', () => {
    expect(inColumns(links, 0)).toHaveLength(1);
    expect(inColumns(links, 9)).toHaveLength(6);
  });
  it('fills 18 links into 4 columns as 5, 5, 4, 4', () => {
    expect(inColumns(links, 4).map((column) => column.length)).toEqual([5, 5, 4, 4]);
  });
  it('marks the current page', () => {
    expect(renderToStaticMarkup(<Menu links={links} columns={4} current="/l/3" />)).toContain(
      'href="/l/3" aria-current="page"',
    );
  });
});
