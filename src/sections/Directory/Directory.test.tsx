import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Directory } from './Directory.tsx';

it('lists the pages of each family below its heading', () => {
  const groups = [
    { heading: 'Products', pages: [{ path: '/product/gps', name: 'GPS' }] },
    { heading: 'Essays', pages: [{ path: '/humanoid', name: 'Humanoids' }] },
  ];
  const html = renderToStaticMarkup(<Directory heading="Everything" groups={groups} />);
  expect(html.match(/<h3[^>]*>[^<]+/g)).toHaveLength(2);
  for (const { path, name } of groups.flatMap(({ pages }) => pages))
    expect(html).toContain(`<a href="${path}">${name}</a>`);
});
