import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { type InlineHashes, pagePolicy } from '../deploy/headers.ts';
import { SPECULATION_RULES } from '../src/model/speculation.ts';

const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Where the attribute may come from. */
const componentsWithStyle = () =>
  fs
    .globSync('src/**/*.{tsx,astro}', { exclude: (name) => /\.test\.tsx$/.test(name) })
    .filter((file) => /\sstyle=[{"]/.test(fs.readFileSync(file, 'utf8')));

/** Hashes of all inline scripts and styles; data blocks such as JSON-LD need none. */
export function inlineHashes(html: string): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [, attributes = '', body = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (/\bsrc=/.test(attributes) || /type="application\/(ld\+)?json"/.test(attributes)) continue;
    scripts.add(sha256(body));
  }
  for (const [, body = ''] of html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)) styles.add(sha256(body));
  const frames = new Set(
    [...html.matchAll(/(?:<iframe\b[^>]*\bsrc|\sdata-frames)="([^"]+)"/g)].map(
      ([, src = '']) => new URL(src.replaceAll('&amp;', '&')).origin,
    ),
  );
  const forms = new Set(
    [...html.matchAll(/<form\b[^>]*\saction="(https?:[^"]+)"/g)].map(
      ([, action = '']) => new URL(action.replaceAll('&amp;', '&')).origin,
    ),
  );
  const [styled] = /<[^<>]*\sstyle="[^>]*>/.exec(html.replace(/<script[\s\S]*?<\/script>/g, '')) ?? [];
  if (styled)
    throw new Error(
      `a style attribute, which the policy forbids: ${styled}. Set it in a stylesheet. Components with one: ${componentsWithStyle().join(', ') || 'none in src'}`,
    );
  return { scripts: [...scripts], styles: [...styles], frames: [...frames], forms: [...forms] };
}

const CHARSET = '<meta charset="utf-8">';
const META = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/;

/** The policy that a built page carries. */
export const policyIn = (html: string) => META.exec(html)?.[1];

export const withoutPolicy = (html: string) => html.replace(META, '');

/** Adds the policy directly after the charset, so that it governs everything below. */
export function withPolicy(html: string): string {
  const { scripts, ...inline } = inlineHashes(html);
  // The speculation rules are inserted by a script later.
  const policy = pagePolicy({ ...inline, scripts: [...scripts, sha256(SPECULATION_RULES)] });
  const page = withoutPolicy(html);
  if (!page.includes(CHARSET)) throw new Error(`no ${CHARSET} to put the policy behind`);
  return page.replace(CHARSET, `${CHARSET}<meta http-equiv="Content-Security-Policy" content="${policy}">`);
}
