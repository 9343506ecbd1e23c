import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Crop } from './Crop.tsx';
import { CROP, cropBox, cropOf, cropsOf } from './crops.ts';
import type { TownPlace } from './schema.ts';
import { RENDERED, SHEET } from './view.ts';

const files = { school: 'school.aa.avif' };

const place = (id: string, pages: string[]): TownPlace => ({
  id,
  name: 'School',
  what: 'What happens',
  hours: { dawn: 'a', noon: 'b', dusk: 'c', night: 'd', rain: 'e' },
  near: 'Beside the bus square.',
  tags: ['school'],
  pages,
});
const town = [place('school', ['/product/SchoolAutomation']), place('castle', ['/about_us'])];

describe('the part of the sheet that a crop shows', () => {
  const boxes = [
    { left: 1135, top: 915, width: 452, height: 337 },
    { left: 925, top: 6, width: 145, height: 230 },
    { left: 2600, top: 1400, width: 280, height: 220 },
    { left: 0, top: 0, width: 40, height: 20 },
  ];

  it.each(boxes)('contains the place, has the ratio of the crop, and is within the sheet: %o', (box) => {
    const { left, top, width, height } = cropBox(box);
    expect(width / height).toBeCloseTo(CROP.width / CROP.height, 1);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(left).toBeLessThanOrEqual(box.left);
    expect(top).toBeLessThanOrEqual(box.top);
    expect(left + width).toBeLessThanOrEqual(SHEET.width);
    expect(top + height).toBeLessThanOrEqual(SHEET.height);
    expect(left + width).toBeGreaterThanOrEqual(box.left + box.width);
    expect(top + height).toBeGreaterThanOrEqual(box.top + box.height);
  });

  it('is hardly stretched beyond the render', () => {
    for (const box of boxes)
      expect((cropBox(box).width / SHEET.width) * RENDERED).toBeGreaterThanOrEqual(CROP.width / 1.31);
  });
});

describe('the crop of a page', () => {
  it('shows the place of the page, and links to it', () => {
    expect(cropOf('/product/SchoolAutomation', town, files)).toMatchObject({
      id: 'school',
      name: 'School',
      to: '/town#school',
      src: '/town/places/school.aa.avif',
      alt: 'School. Beside the bus square.',
    });
  });

  it('does not exist without a file or a place', () => {
    expect(cropOf('/about_us', town, files)).toBeUndefined();
    expect(cropOf('/nowhere', town, files)).toBeUndefined();
  });

  it('is left out of a row in which two pages share a place', () => {
    const school = '/product/SchoolAutomation';
    expect(cropsOf([school], town, files)).toMatchObject([{ id: 'school' }]);
    expect(cropsOf([school, school], town, files)).toEqual([undefined, undefined]);
    expect(cropsOf([school, '/about_us'], town, files)).toEqual([undefined, undefined]);
  });

  it('is a picture that moves nothing when it arrives', () => {
    const crop = cropOf('/product/SchoolAutomation', town, files);
    const html = crop && renderToStaticMarkup(<Crop crop={crop} alt="" />);
    expect(html).toMatch(/^<img .*width="480" height="300" alt=""/);
  });
});
