import fs from 'node:fs';
import path from 'node:path';
import postcss, { type ChildNode } from 'postcss';

/** `.name__hash`, a class of a CSS module (astro.config.ts); all classes of a file share the hash. */
const MODULE_CLASS = /\.([\w-]+?__[\da-f]{5})(?![\w-])/g;
/** The same without the dot, where it stands in HTML or in a script. */
const CLASS_NAME = /[\w-]+?__([\da-f]{5})(?![\w-])/g;
const STYLE = /<style>([\s\S]*?)<\/style>/g;
/** What a selector excludes is not needed for a match. */
const NOT = /:not\((?:[^()]|\([^()]*\))*\)/g;
/** The arguments of `:is()`, `:where()` and `:has()`: alternatives, of which one is needed. */
const INNERMOST = /\(([^()]*)\)/;

type IsUsed = (className: string) => boolean;
/** A part of a stylesheet, as a function from the used classes to CSS. */
type Piece = (isUsed: IsUsed) => string;

const classesIn = (selector: string) => [...selector.matchAll(MODULE_CLASS)].map(([, className = '']) => className);

/** What a selector needs in order to match: of each group of alternatives, all classes of one. */
function needsOf(selector: string): string[][][] {
  const groups: string[][][] = [];
  let rest = selector.replaceAll(NOT, '');
  for (let found = INNERMOST.exec(rest); found; found = INNERMOST.exec(rest)) {
    groups.push((found[1] ?? '').split(',').map(classesIn));
    rest = rest.replace(found[0], '');
  }
  return [...groups, [classesIn(rest)]];
}

/** Removes selectors with unused classes. */
function head(selectors: string[]): Piece {
  const all = selectors.map((selector) => ({ selector, needs: needsOf(selector) }));
  return (isUsed) =>
    all
      .filter(({ needs }) => needs.every((alternatives) => alternatives.some((classes) => classes.every(isUsed))))
      .map(({ selector }) => selector)
      .join(',');
}

function block(before: Piece, nodes: ChildNode[]): Piece {
  const inner = sheet(nodes);
  return (isUsed) => {
    const name = before(isUsed);
    const rules = name && inner(isUsed);
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
  return (isUsed) => pieces.map((text) => text(isUsed)).join('');
}

const sheets = new Map<string, Piece>();

/**
 * Removes the rules of module classes that are not used; rules without such a class stay. Parsed stylesheets are cached, because
 * most pages share them.
 */
export function withoutUnused(css: string, isUsed: IsUsed): string {
  const known = sheets.get(css) ?? sheet(postcss.parse(css).nodes);
  sheets.set(css, known);
  return known(isUsed);
}

const modulesIn = (text: string) => [...text.matchAll(CLASS_NAME)].map(([, module = '']) => module);

/** The CSS modules that scripts import, as hashes. */
export function modulesOfScripts(folder: string): Set<string> {
  const scripts = fs.globSync(path.join(folder, '**/*.js'));
  return new Set(scripts.flatMap((file) => modulesIn(fs.readFileSync(file, 'utf8'))));
}

/**
 * Removes the rules of classes that do not occur in the body of a page. The bundler gives every page the styles of all sections,
 * because one route builds them all; a page gets a third smaller. A module that a script imports stays complete if one of its
 * classes occurs, because the script may set any of them.
 */
export function keepUsedStyles(html: string, ofScripts: Set<string>): string {
  const body = html.slice(html.indexOf('<body'));
  const classes = new Set([...body.matchAll(CLASS_NAME)].map(([className]) => className));
  const modules = new Set(modulesIn(body));
  const isUsed = (className: string) => {
    const module = className.slice(-5);
    return classes.has(className) || (ofScripts.has(module) && modules.has(module));
  };
  return html.replace(STYLE, (_, css: string) => `<style>${withoutUnused(css, isUsed)}</style>`);
}

/** Moves the style that Astro writes before the first island into the head, where HTML allows it. */
export function stylesInHead(html: string): string {
  const at = html.indexOf('</head>');
  const [head, rest] = [html.slice(0, at), html.slice(at)];
  return head + [...rest.matchAll(STYLE)].map(([style]) => style).join('') + rest.replace(STYLE, '');
}
