import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { type InlineHashes, pagePolicy } from '../deploy/headers.ts';
import { SPECULATION_RULES } from '../src/model/speculation.ts';
import { edited, elementsIn, type HtmlElement } from './html.ts';

const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** The components that may have set the attribute. */
const componentsWithStyle = () =>
  fs
    .globSync('src/**/*.{tsx,astro}', { exclude: (name) => /\.test\.tsx$/.test(name) })
    .filter((file) => /\sstyle=[{"]/.test(fs.readFileSync(file, 'utf8')));

const DATA = ['application/json', 'application/ld+json'];
const isInlineScript = ({ name, attributes }: HtmlElement) =>
  name === 'script' && attributes.src === undefined && !DATA.includes(attributes.type ?? '');
const distinct = (texts: (string | undefined)[]) => [...new Set(texts.filter((text) => text !== undefined))];

/** Hashes of all inline scripts and styles; data blocks such as JSON-LD need none. */
export function inlineHashes(html: string): InlineHashes {
  const elements = elementsIn(html);
  const styled = elements.find(({ attributes }) => attributes.style !== undefined);
  if (styled) {
    const { startOffset, endOffset } = styled.at.startTag ?? styled.at;
    throw new Error(
      `a style attribute, which the policy forbids: ${html.slice(startOffset, endOffset)}. Set it in a stylesheet. Components with one: ${componentsWithStyle().join(', ') || 'none in src'}`,
    );
  }
  const originsOf = (addresses: (string | undefined)[]) =>
    distinct(addresses.map((address) => address && new URL(address).origin));
  const frames = elements.map(({ name, attributes }) =>
    name === 'iframe' ? attributes.src : attributes['data-frames'],
  );
  const actions = elements.map(({ name, attributes }) => (name === 'form' ? attributes.action : undefined));
  return {
    scripts: distinct(elements.map((element) => (isInlineScript(element) ? sha256(element.text) : undefined))),
    styles: distinct(elements.map(({ name, text }) => (name === 'style' ? sha256(text) : undefined))),
    frames: originsOf(frames),
    forms: originsOf(actions.filter((action) => action?.startsWith('http'))),
  };
}

const policyElement = (html: string) =>
  elementsIn(html).find(
    ({ name, attributes }) => name === 'meta' && attributes['http-equiv'] === 'Content-Security-Policy',
  );

export const policyIn = (html: string) => policyElement(html)?.attributes.content;

export function withoutPolicy(html: string): string {
  const at = policyElement(html)?.at;
  return at ? edited(html, [{ at: at.startOffset, length: at.endOffset - at.startOffset, text: '' }]) : html;
}

/** Adds the policy directly after the charset, so that it governs everything below. */
export function withPolicy(html: string): string {
  const page = withoutPolicy(html);
  const { scripts, ...inline } = inlineHashes(page);
  // The speculation rules are inserted by a script later.
  const policy = pagePolicy({ ...inline, scripts: [...scripts, sha256(SPECULATION_RULES)] });
  const charset = elementsIn(page).find(({ attributes }) => attributes.charset !== undefined);
  if (!charset) throw new Error('no <meta charset> to insert the policy after');
  const tag = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return edited(page, [{ at: charset.at.endOffset, text: tag }]);
}
