import { expect, it } from 'vitest';
import { deprioritizeScripts, signScripts } from './script-tags.ts';

const EMPTY = 'sha384-OLBgp1GsljhM2TJ+sbHjaiH9txEUvgdDTAzHv2P24donTt6/529l+9Ua0vFImLlb';

it('signs a script by what its file holds', () => {
  expect(signScripts('<script type="module" src="/_assets/a.js"></script>', () => '')).toBe(
    `<script type="module" src="/_assets/a.js" integrity="${EMPTY}"></script>`,
  );
});

it('leaves inline scripts, data and what is signed already as they are', () => {
  for (const html of [
    '<script>1</script>',
    '<script type="application/ld+json">{}</script>',
    `<script src="/a.js" integrity="${EMPTY}"></script>`,
  ])
    expect(signScripts(html, () => 'other')).toBe(html);
});

it('lets the picture of a page go before its script', () => {
  expect(deprioritizeScripts('<script type="module" src="/a.js"></script><script>1</script>')).toBe(
    '<script type="module" fetchpriority="low" src="/a.js"></script><script>1</script>',
  );
});
