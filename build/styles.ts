import postcss, { type ChildNode } from 'postcss';

/** `.name__hash`, a class of a CSS module (astro.config.ts); all classes of a file share the hash. */
const MODULE_CLASS = /\.[\w-]+?__([\da-f]{5})(?![\w-])/g;
const STYLE = /<style>([\s\S]*?)<\/style>/g;

type Uses = (module: string) => boolean;
/** A part of a stylesheet, as a function from the used modules to CSS. */
type Piece = (uses: Uses) => string;

/** Removes selectors with unused modules. */
function head(selectors: string[]): Piece {
  const needs = selectors.map((selector) => ({
    selector,
    modules: [...selector.matchAll(MODULE_CLASS)].map(([, module = '']) => module),
  }));
  return (uses) =>
    needs
      .filter(({ modules }) => modules.every(uses))
      .map(({ selector }) => selector)
      .join(',');
}

function block(before: Piece, nodes: ChildNode[]): Piece {
  const inner = sheet(nodes);
  return (uses) => {
    const name = before(uses);
    const rules = name && inner(uses);
    return rules && `${name}{${rules.replace(/;$/, '')}}`;
  };
}

function piece(node: ChildNode): Piece {
  if (node.type === 'comment') return () => '';
  if (node.type === 'rule') return block(head(node.selectors), node.nodes);
  if (node.type === 'atrule' && node.nodes && !/keyframes$/.test(node.name)) {
    const name = `@${node.name}${node.raws.afterName ?? ' '}${node.params}`;
    return block(() => name, node.nodes);
  }
  const text = 'nodes' in node && node.nodes ? `${node}` : `${node};`;
  return () => text;
}

function sheet(nodes: ChildNode[]): Piece {
  const pieces = nodes.map(piece);
  return (uses) => pieces.map((text) => text(uses)).join('');
}

const sheets = new Map<string, Piece>();

/**
 * Removes the rules of modules that are not used; rules outside modules stay. Parsed stylesheets are cached, because most pages
 * share them.
 */
export function withoutUnused(css: string, uses: Uses): string {
  const known = sheets.get(css) ?? sheet(postcss.parse(css).nodes);
  sheets.set(css, known);
  return known(uses);
}

/**
 * Removes the modules whose classes do not occur in the body of a page. The bundler gives every page the styles of all sections,
 * because one route builds them all; a page gets a third smaller. Modules stay complete, because a script may set any of their
 * classes.
 */
export function keepUsedStyles(html: string): string {
  const body = html.slice(html.indexOf('<body'));
  const known = new Map<string, boolean>();
  const uses = (module: string) => {
    const answer = known.get(module) ?? body.includes(`__${module}`);
    known.set(module, answer);
    return answer;
  };
  return html.replace(STYLE, (_, css: string) => `<style>${withoutUnused(css, uses)}</style>`);
}

/** Moves the style that Astro writes before the first island into the head, where HTML allows it. */
export function stylesInHead(html: string): string {
  const at = html.indexOf('</head>');
  const [head, rest] = [html.slice(0, at), html.slice(at)];
  return head + [...rest.matchAll(STYLE)].map(([style]) => style).join('') + rest.replace(STYLE, '');
}
