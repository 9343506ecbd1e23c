import { expect, it } from 'vitest';
import { map } from './testing.tsx';
import { mapOf, type Outlines, placesOf } from './town-map.ts';

const place = (id: string) => ({
  id,
  name: id,
  what: 'What happens',
  hours: { dawn: 'a', noon: 'b', dusk: 'c', night: 'd', rain: 'e' },
  near: 'Beside the river',
  tags: ['school' as const],
  pages: ['/about_us'],
});
const about = {
  to: '/about_us',
  name: 'About Us',
  line: 'Who we are',
  picture: '/renders/a.b/16x9-480.avif',
  hasQuestions: true,
};
const outlines: Outlines = {
  places: { school: { path: 'M10 20L40 20L40 60L10 60Z', box: [10, 20, 30, 40], anchor: [25, 40] } },
};

it('each place has its outline, and the names and sentences of its pages', () => {
  const [school] = placesOf([place('school')], outlines, [about]);
  expect(school).toMatchObject({
    box: { left: 10, top: 20, width: 30, height: 40 },
    at: [25, 40],
    lines: { night: 'd' },
    pages: [about],
    hasQuestions: true,
  });
  expect(placesOf([place('school')], outlines, [{ ...about, hasQuestions: false }])[0]?.hasQuestions).toBe(false);
});

it('a place without an outline stops the build', () => {
  expect(() => placesOf([place('castle')], outlines, [])).toThrow("no outline of 'castle'");
});

it('the props of the island contain nothing that only the list in words shows', () => {
  const places = placesOf([place('school')], outlines, [about]);
  const island = JSON.stringify(mapOf(places, map.versions, []));
  expect(island).not.toContain('Beside the river');
  expect(island).not.toContain('/about_us');
});
