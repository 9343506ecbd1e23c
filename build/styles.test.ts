import { describe, expect, it } from 'vitest';
import { keepUsedStyles, stylesInHead, withoutUnused } from './styles.ts';

const only = (module: string) => (className: string) => className.endsWith(module);

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

  it.each([
    ['is not needed inside :not()', 'h1:not(.b__bbbbb,:is(.c__bbbbb)){top:0}', true],
    ['is needed inside :has()', '.a__aaaaa:has(.b__bbbbb){top:0}', false],
    ['is one alternative inside :is()', 'h1 :is(.b__bbbbb,.a__aaaaa){top:0}', true],
    ['is the only alternative inside :has(:is())', 'h1:has(> :is(.b__bbbbb,.c__bbbbb)){top:0}', false],
  ])('an unused class %s', (_, css, kept) => {
    expect(withoutUnused(css, only('aaaaa'))).toBe(kept ? css : '');
  });

  const page = (css: string, body: string) => `<head><style>${css}</style></head><body>${body}</body>`;

  it('are found by the classes in its body, not in the styles themselves', () => {
    const css = '.a__aaaaa{top:0}.b__aaaaa{top:0}.a-b__aaaaa{top:0}';
    const body = '<p class="x a__aaaaa">';
    expect(keepUsedStyles(page(css, body), new Set())).toBe(page('.a__aaaaa{top:0}', body));
  });

  it('keep every class of a module that a script may set, where the module is used', () => {
    const css = '.a__aaaaa{top:0}.b__aaaaa{top:0}.c__ccccc{top:0}';
    const body = '<p class="a__aaaaa">';
    expect(keepUsedStyles(page(css, body), new Set(['aaaaa', 'ccccc']))).toBe(
      page('.a__aaaaa{top:0}.b__aaaaa{top:0}', body),
    );
  });
});

it('a style in the body is moved to the head', () => {
  expect(stylesInHead('<head><style>a{}</style></head><body><style>b{}</style><p></p></body>')).toBe(
    '<head><style>a{}</style><style>b{}</style></head><body><p></p></body>',
  );
});
