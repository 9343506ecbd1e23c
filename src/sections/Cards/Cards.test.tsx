import { expect, it } from 'vitest';
import { show } from '../testing.tsx';

it('draws a lettermark in place of a logo, hidden from screen readers', () => {
  const html = show({
    kind: 'cards',
    heading: 'Tools',
    items: ['A', 'B', 'C'].map((title) => ({ mark: `${title}x`, title, text: 'What it does.' })),
  });
  expect(html).toContain('<span class="mark" aria-hidden="true">Ax</span>');
});

it('shows a logo in that place where the trademark owner allows it', () => {
  const html = show({
    kind: 'cards',
    heading: 'Tools',
    items: ['A', 'B', 'C'].map((title) => ({ mark: `${title}x`, logo: `/logos/${title}.svg`, title, text: 'What.' })),
  });
  expect(html).toContain('<img class="logo" src="/logos/A.svg" alt=""');
  expect(html).not.toContain('Ax');
});
