import { expect, it } from 'vitest';
import { elementsIn } from './html.ts';
import { preloadEarlyIslands, withoutIslandIds, writeScriptTags } from './script-tags.ts';

const EMPTY = 'sha384-OLBgp1GsljhM2TJ+sbHjaiH9txEUvgdDTAzHv2P24donTt6/529l+9Ua0vFImLlb';

const script = (attributes: string) => writeScriptTags(`<head><script ${attributes}></script></head>`, () => '');

it('sets the integrity of a script from its file, and lets the pictures of a page load before a module', () => {
  const [, { attributes } = { attributes: {} }] = elementsIn(script('type="module" src="/_assets/a.js"'));
  expect(attributes).toEqual({ type: 'module', src: '/_assets/a.js', integrity: EMPTY, fetchpriority: 'low' });
});

it.each([
  ['line breaks between attributes', 'defer\n  src="/a.js"'],
  ['an attribute in single quotes', "src='/a.js'"],
  ['a > in an attribute', 'data-a=">" src="/a.js"'],
])('signs a script with %s', (_, attributes) => {
  expect(script(attributes)).toContain(`integrity="${EMPTY}"`);
});

it('leaves inline scripts, data, comments and scripts with integrity unchanged', () => {
  for (const html of [
    '<head><script>1</script></head>',
    '<head><script type="application/ld+json">{}</script></head>',
    '<head><!-- <script src="/a.js"></script> --></head>',
    `<head><script src="/a.js" integrity="${EMPTY}"></script></head>`,
  ])
    expect(writeScriptTags(html, () => 'other')).toBe(html);
});

it('preloads the scripts of early islands, and all that they import statically', () => {
  const files: Record<string, string> = {
    '/_assets/Town.a.js':
      'import{t as e}from"./react.b.js";import"./island.c.js";const n=()=>import("./PanZoom.d.js");',
    '/_assets/react.b.js': 'import"./runtime.e.js";',
  };
  const page = (client: string) =>
    `<head></head><astro-island component-url="/_assets/Town.a.js" renderer-url="/_assets/client.f.js" client="${client}">`;
  const preloaded = preloadEarlyIslands(page('early'), (address) => files[address] ?? '');
  const links = elementsIn(preloaded).filter(({ attributes }) => attributes.rel === 'modulepreload');
  expect(links.map(({ attributes }) => attributes.href)).toEqual([
    '/_assets/Town.a.js',
    '/_assets/react.b.js',
    '/_assets/island.c.js',
    '/_assets/runtime.e.js',
    '/_assets/client.f.js',
  ]);
  expect(preloadEarlyIslands(page('near'), () => '')).toBe(page('near'));
});

it('removes the ids of islands, which depend on the folder of the checkout', () => {
  expect(withoutIslandIds('<p uid="a"><astro-island uid="Z1" client="near">')).toBe(
    '<p uid="a"><astro-island client="near">',
  );
});
