import { describe, expect, it } from 'vitest';
import { keepUsedStyles, stylesInHead, withoutUnused } from './styles.ts';

const only = (module: string) => (asked: string) => asked === module;

describe('the styles of a page', () => {
  it.each([
    ['a module it uses', '.a__aaaaa{color:red}', '.a__aaaaa{color:red}'],
    ['nothing of one it does not', '.b__bbbbb{color:red}', ''],
    ['what belongs to no module', 'h1{color:red}', 'h1{color:red}'],
    ['of a list, the part it uses', '.a__aaaaa,.b__bbbbb{color:red}', '.a__aaaaa{color:red}'],
    ['nothing that needs another module too', '.a__aaaaa .b__bbbbb{color:red}', ''],
    ['a name with a dash', '.a-1__aaaaa:hover{color:red}', '.a-1__aaaaa:hover{color:red}'],
    ['keyframes whole', '@keyframes x__bbbbb{0%{top:0}}', '@keyframes x__bbbbb{0%{top:0}}'],
    ['no block that is left empty', '@layer ui{@media print{.b__bbbbb{top:0}}}', ''],
    ['no comment', 'h1{/* why */top:0}', 'h1{top:0}'],
    ['what stands inside a rule', 'h1{top:0;& .a__aaaaa{left:0}& .b__bbbbb{left:0}}', 'h1{top:0;& .a__aaaaa{left:0}}'],
    ['no rule that is left empty', 'h1{& .b__bbbbb{left:0}}', ''],
    [
      'a sheet of paper',
      '@page{size:A4;margin:1mm;@bottom-left{top:0}}',
      '@page{size:A4;margin:1mm;@bottom-left{top:0}}',
    ],
    ['an order of layers', '@layer ui, print;', '@layer ui, print;'],
  ])('contain %s', (_, css, kept) => {
    expect(withoutUnused(css, only('aaaaa'))).toBe(kept);
  });

  it('are found by the classes in its body, not in the styles themselves', () => {
    const css = '.a__aaaaa{top:0}.b__bbbbb{top:0}';
    expect(keepUsedStyles(`<head><style>${css}</style></head><body class="a__aaaaa"></body>`)).toBe(
      '<head><style>.a__aaaaa{top:0}</style></head><body class="a__aaaaa"></body>',
    );
  });
});

it('a style in the body is moved to the head', () => {
  expect(stylesInHead('<head><style>a{}</style></head><body><style>b{}</style><p></p></body>')).toBe(
    '<head><style>a{}</style><style>b{}</style></head><body><p></p></body>',
  );
});
