import { expect, it } from 'vitest';
import { withStillFiles } from './stills.ts';

const CSS = `@layer tokens{:root{--ivory:#fff;--teal:#0ff}[data-ground=night]{--text:var(--ivory);--data:var(--teal)}
@media print{:root{--ivory:#000}}}@layer sections{.data__12345{--tone:var(--data)}.solid__12345{fill:var(--tone)}
.other__12345{fill:red}@media print{.solid__12345{fill:none}}}`;
const DRAWING = '<svg role="img"><svg aria-hidden="true"><path class="data__12345 solid__12345"/></svg></svg>';
const page = (body: string) => `<head><style>${CSS}</style></head><body>${body}</body>`;

it('a still becomes a file with the styles that it uses, in the colours of the night', () => {
  const saved: string[] = [];
  const save = (name: string, text: string) => {
    saved.push(text);
    return `/${name}-${saved.length}.svg`;
  };
  const still = `<div class="x" data-still="" aria-hidden="true">${DRAWING}</div>`;
  const html = withStillFiles(page(`${still}<p>Text</p>${still}`), save);
  expect(html).toContain(
    '<img src="/still-1.svg" alt="" width="320" height="168" loading="lazy" decoding="async"></div><p>Text</p>',
  );
  expect(html).not.toContain('<svg');
  expect(saved[0]).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg"><style>.data{--tone:#0ff}.solid{fill:var(--tone)}</style>' +
      '<svg x="3%" y="6%" width="94%" height="88%" overflow="visible"><svg><path class="data solid"/></svg></svg></svg>',
  );
});

it('a drawing with a picture stays in the page, because an image cannot load another one', () => {
  const html = page('<div data-still=""><svg role="img"><image href="/a.avif"/></svg></div>');
  expect(withStillFiles(html, () => expect.fail('nothing to save'))).toBe(html);
});

it('other drawings stay in the page', () => {
  const html = page(`<div>${DRAWING}</div>`);
  expect(withStillFiles(html, () => expect.fail('nothing to save'))).toBe(html);
});
