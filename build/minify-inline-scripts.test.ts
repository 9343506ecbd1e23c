import { expect, it } from 'vitest';
import { minifyInlineScripts } from './minify-inline-scripts.ts';

it('minifies inline scripts, and leaves data, files and modules alone', () => {
  const others = '<script type="application/json">{ "a": 1 }</script><script src="/a.js"></script>';
  const script = '{\n  // A reason.\n  const name = 1;\n  window.longer = name + name;\n}\n';
  expect(minifyInlineScripts(`<body>${others}<script>${script}</script></body>`)).toBe(
    `<body>${others}<script>window.longer=2;</script></body>`,
  );
});

it('keeps the names that other scripts of the page may read', () => {
  expect(minifyInlineScripts('<script>const shared = 1;</script>')).toBe('<script>const shared=1;</script>');
});

it('rejects a script that cannot be parsed', () => {
  expect(() => minifyInlineScripts('<script>const = 1</script>')).toThrow('an inline script cannot be parsed');
});
