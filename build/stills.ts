import postcss, { type Rule } from 'postcss';

const STYLE = /<style>([\s\S]*?)<\/style>/g;
const CLASS = /class="([^"]*)"/g;
/** The size of a still before the styles apply; the drawings fill any box. */
const WIDTH = 320;
const HEIGHT = 168;
/** Marks reach over the edges of a drawing, and an image would cut them off. */
const MARGIN = '<svg x="3%" y="6%" width="94%" height="88%" overflow="visible">';

interface Styles {
  /** Custom properties of dark sections. */
  tokens: Map<string, string>;
  /** Declarations of the rules for a single class. */
  classes: Map<string, string>;
}

/** Whether a rule applies in every environment. */
const isUnconditional = (rule: Rule) => {
  for (let node = rule.parent; node; node = node.parent as typeof node)
    if (node.type === 'atrule' && (node as { name?: string }).name !== 'layer') return false;
  return true;
};

function stylesOf(css: string): Styles {
  const tokens = new Map<string, string>();
  const classes = new Map<string, string>();
  postcss.parse(css).walkRules((rule) => {
    if (!isUnconditional(rule)) return;
    if ([':root', '[data-ground=night]', '[data-ground="night"]'].includes(rule.selector))
      rule.each((node) => void (node.type === 'decl' && tokens.set(node.prop, node.value)));
    const [, name] = /^\.([\w-]+)$/.exec(rule.selector) ?? [];
    const declarations = rule.nodes.map((node) => `${node};`).join('');
    // Astro's output has some modules twice.
    if (name && !classes.get(name)?.includes(declarations)) classes.set(name, (classes.get(name) ?? '') + declarations);
  });
  return { tokens, classes };
}

/** The first drawing of some markup, with the drawings inside it. */
function drawingIn(html: string): string {
  const start = html.indexOf('<svg');
  let depth = 0;
  for (const { 0: tag, index } of html.slice(start).matchAll(/<svg\b|<\/svg>/g)) {
    depth += tag === '</svg>' ? -1 : 1;
    if (depth === 0) return html.slice(start, start + index + tag.length);
  }
  throw new Error('a still has no drawing');
}

/** A drawing as a separate file, with the styles that it uses and the colours of dark sections. */
export function stillFile(drawing: string, { tokens, classes }: Styles): string {
  const resolved = (value: string): string =>
    value.replace(/var\((--[\w-]+)\)/g, (whole, name: string) =>
      tokens.has(name) ? resolved(tokens.get(name) ?? '') : whole,
    );
  const used = new Set([...drawing.matchAll(CLASS)].flatMap(([, names = '']) => names.split(' ')));
  const rules = [...classes].flatMap(([name, declarations]) =>
    used.has(name) ? [`.${name}{${resolved(declarations).replace(/;$/, '')}}`] : [],
  );
  return drawing
    .replace(/^<svg[^>]*>/, `<svg xmlns="http://www.w3.org/2000/svg"><style>${rules.join('')}</style>${MARGIN}`)
    .replace(/<\/svg>$/, '</svg></svg>')
    .replaceAll(/__[\da-f]{5}/g, '')
    .replaceAll(' aria-hidden="true"', '');
}

/**
 * Writes the drawings inside `data-still` elements to files, so that a page with many of them stays small. With `npm run dev` they
 * are inline.
 */
export function withStillFiles(html: string, save: (name: string, text: string) => string): string {
  const parts = html.split(/(?<=<div\b[^>]*\bdata-still=""[^>]*>)/);
  if (parts.length === 1) return html;
  const styles = stylesOf([...html.matchAll(STYLE)].map(([, css]) => css).join(''));
  return parts
    .map((part, i) => {
      if (i === 0) return part;
      const drawing = drawingIn(part);
      // An image cannot load other images.
      if (drawing.includes('<image')) return part;
      const url = save('still', stillFile(drawing, styles));
      return part.replace(
        drawing,
        () => `<img src="${url}" alt="" width="${WIDTH}" height="${HEIGHT}" loading="lazy" decoding="async">`,
      );
    })
    .join('');
}
