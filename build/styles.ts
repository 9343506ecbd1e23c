import postcss, { type Root, type Rule } from 'postcss';

/** `._name_hash_line`, a class of a CSS module: its hash is the same for every class of the file. */
const MODULE_CLASS = /\._[\w-]+?_([\w-]{5})_\d+/g;
const STYLE = /<style>([\s\S]*?)<\/style>/g;
const inKeyframes = ({ parent }: Rule) => parent?.type === 'atrule' && /keyframes$/.test(parent.name);

const parsed = new Map<string, Root>();
/** Most pages carry the same styles: each text is read once. */
function parse(css: string): Root {
  const known = parsed.get(css) ?? postcss.parse(css);
  parsed.set(css, known);
  return known.clone();
}

/** The rules of a stylesheet without those of modules that are not used; what belongs to no module stays. */
export function withoutUnused(css: string, uses: (module: string) => boolean): string {
  const sheet = parse(css);
  const used = (selector: string) => [...selector.matchAll(MODULE_CLASS)].every(([, module = '']) => uses(module));
  sheet.walkRules((rule) => {
    if (inKeyframes(rule)) return;
    const kept = rule.selectors.filter(used);
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  // Inside out, so that a block is empty by the time it is looked at.
  const blocks: postcss.AtRule[] = [];
  sheet.walkAtRules((block) => void blocks.push(block));
  for (const block of blocks.reverse()) if (block.nodes?.length === 0) block.remove();
  return sheet.toString();
}

/**
 * One route builds every page, so the bundler gives every page the styles of every section. A page keeps those of the
 * modules that its own body names: a third of its bytes on the way to the first paint. By module, never by class:
 * a script may set any class of a module that is there.
 */
export function keepUsedStyles(html: string): string {
  const body = html.slice(html.indexOf('<body'));
  const known = new Map<string, boolean>();
  const uses = (module: string) => {
    const answer = known.get(module) ?? body.includes(`_${module}_`);
    known.set(module, answer);
    return answer;
  };
  return html.replace(STYLE, (_, css: string) => `<style>${withoutUnused(css, uses)}</style>`);
}

/** Astro writes the style of its islands where the first one stands; HTML has room for it in the head alone. */
export function stylesInHead(html: string): string {
  const at = html.indexOf('</head>');
  const [head, rest] = [html.slice(0, at), html.slice(at)];
  return head + [...rest.matchAll(STYLE)].map(([style]) => style).join('') + rest.replace(STYLE, '');
}
