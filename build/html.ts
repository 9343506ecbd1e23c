import { type DefaultTreeAdapterTypes, parse, type Token } from 'parse5';

export interface HtmlElement {
  name: string;
  attributes: Record<string, string>;
  /** Its own text, without the text of elements inside it. */
  text: string;
  /** Offsets in the source of the element, its start tag and its end tag. */
  at: Token.ElementLocation;
  inside: HtmlElement[];
}

type Node = DefaultTreeAdapterTypes.Node;

function childrenOf(node: Node): Node[] {
  if ('content' in node) return node.content.childNodes;
  return 'childNodes' in node ? node.childNodes : [];
}

function elementsOf(nodes: Node[]): HtmlElement[] {
  return nodes.flatMap((node) => {
    if (!('tagName' in node)) return [];
    const inside = elementsOf(childrenOf(node));
    // The parser adds html, head and body if the source omits them.
    if (!node.sourceCodeLocation) return inside;
    const text = childrenOf(node).map((child) => ('value' in child ? child.value : ''));
    return [
      {
        name: node.tagName,
        attributes: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])),
        text: text.join(''),
        at: node.sourceCodeLocation,
        inside,
      },
    ];
  });
}

const flat = (elements: HtmlElement[]): HtmlElement[] =>
  elements.flatMap((element) => [element, ...flat(element.inside)]);

const parsed = (html: string): HtmlElement[] =>
  flat(elementsOf(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }).childNodes));
let last = { html: '', elements: [] as HtmlElement[] };

/** Every element of a page, in the order of the source. The last page is cached, because several steps read it. */
export function elementsIn(html: string): HtmlElement[] {
  if (last.html !== html) last = { html, elements: parsed(html) };
  return last.elements;
}

export interface Edit {
  at: number;
  /** The number of characters that the text replaces; 0 by default. */
  length?: number;
  text: string;
}

/** Applies edits from the last to the first, so that their offsets stay valid. */
export const edited = (html: string, edits: Edit[]): string =>
  edits
    .toSorted((a, b) => b.at - a.at)
    .reduce((text, { at, length = 0, text: written }) => text.slice(0, at) + written + text.slice(at + length), html);

/** Sets an attribute that an element does not have. */
export const addAttribute = ({ name, at }: HtmlElement, attribute: string, value: string): Edit => ({
  at: at.startOffset + `<${name}`.length,
  text: ` ${attribute}="${value}"`,
});
