import { expect, it } from 'vitest';
import { show } from '../testing.tsx';

const bleed = {
  kind: 'bleed',
  picture: 'bank-vault',
  caption: 'Records outlive their locks.',
  link: { label: 'Quantum', to: '/quantum-computing' },
};

it('is a numbered plate, its picture lazy and with dimensions', () => {
  const html = show(bleed, 3);
  expect(html).toContain('Plate 3');
  expect(html).toContain('loading="lazy"');
  expect(html).toMatch(/<img[^>]*width="\d+"[^>]*height="\d+"/);
  expect(html).not.toContain('<section');
});

it('with a heading it is a banner', () => {
  expect(show({ ...bleed, heading: 'Make the mistake here first.' })).toContain('<h2');
});
