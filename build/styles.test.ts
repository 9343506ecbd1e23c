import { describe, expect, it } from 'vitest';
import { keepUsedStyles, stylesInHead, withoutUnused } from './styles.ts';

const only = (module: string) => (asked: string) => asked === module;

describe('the styles that a page keeps', () => {
  it.each([
    ['a module it uses', '._a_aaaaa_1{color:red}', '._a_aaaaa_1{color:red}'],
    ['nothing of one it does not', '._b_bbbbb_1{color:red}', ''],
    ['what belongs to no module', 'h1{color:red}', 'h1{color:red}'],
    ['of a list, the part it uses', '._a_aaaaa_1,._b_bbbbb_1{color:red}', '._a_aaaaa_1{color:red}'],
    ['nothing that needs another module too', '._a_aaaaa_1 ._b_bbbbb_1{color:red}', ''],
    ['a name with a dash', '._a-1_aaaaa_1:hover{color:red}', '._a-1_aaaaa_1:hover{color:red}'],
    ['keyframes whole', '@keyframes _x_bbbbb_1{0%{top:0}}', '@keyframes _x_bbbbb_1{0%{top:0}}'],
    ['no block that is left empty', '@layer ui{@media print{._b_bbbbb_1{top:0}}}', ''],
    ['no comment', 'h1{/* why */top:0}', 'h1{top:0}'],
    [
      'what stands inside a rule',
      'h1{top:0;& ._a_aaaaa_1{left:0}& ._b_bbbbb_1{left:0}}',
      'h1{top:0;& ._a_aaaaa_1{left:0}}',
    ],
    ['no rule that is left empty', 'h1{& ._b_bbbbb_1{left:0}}', ''],
    [
      'a sheet of paper',
      '@page{size:A4;margin:1mm;@bottom-left{top:0}}',
      '@page{size:A4;margin:1mm;@bottom-left{top:0}}',
    ],
    ['an order of layers', '@layer ui, print;', '@layer ui, print;'],
  ])('hold %s', (_, css, kept) => {
    expect(withoutUnused(css, only('aaaaa'))).toBe(kept);
  });

  it('are read from its body, not from the styles themselves', () => {
    const css = '._a_aaaaa_1{top:0}._b_bbbbb_1{top:0}';
    expect(keepUsedStyles(`<head><style>${css}</style></head><body class="_a_aaaaa_1"></body>`)).toBe(
      '<head><style>._a_aaaaa_1{top:0}</style></head><body class="_a_aaaaa_1"></body>',
    );
  });
});

it('a style that stands in the body goes to the head', () => {
  expect(stylesInHead('<head><style>a{}</style></head><body><style>b{}</style><p></p></body>')).toBe(
    '<head><style>a{}</style><style>b{}</style></head><body><p></p></body>',
  );
});
