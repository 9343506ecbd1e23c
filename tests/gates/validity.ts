import { execFile, spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import type { SiteGate } from './gate.ts';

/** Rules are in .htmlvalidate.json; disabled ones concern style, or React's `srcSet`. */
export const htmlValidateGate: SiteGate = {
  name: 'html-validate',
  promise: 'html-validate has no error and no warning.',
  async check(pages) {
    const checker = new HtmlValidate(new FileSystemConfigLoader());
    const reports = await Promise.all(
      pages.map(async ({ address, html, file }) => ({ address, report: await checker.validateString(html, file) })),
    );
    return reports.flatMap(({ address, report }) =>
      report.results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector }) => ({ address, finding: `${ruleId}: ${message} (${selector})` })),
      ),
    );
  },
};

/** The Nu checker is a Java program. */
const JAR = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');
export const javaPresent = () => spawnSync('java', ['-version']).status === 0;
/** Fast startup, because the run is short. */
const SHORT_RUN = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];
const MOST_OUTPUT_BYTES = 64 * 1024 * 1024;

/** False positives, each with the reason. */
const FALSE_POSITIVES = [
  // CSS newer than the checker; browsers that do not support it ignore it.
  /^CSS: .*(@starting-style|allow-discrete|interpolate-size|vector-effect|view-transition|“container-type”|“@container”|“paint-order”|“field-sizing”|“r”)/,
  // Container query lengths at the end of a value.
  /^CSS: .*Parse Error\.\n[^;{]*\dcqw\)/,
  // It reads files, which have no 'self', and takes JSON-LD for scripts. Real violations are found by the gate 'quiet'.
  /^(Inline (script|style)|Resource) violates Content Security Policy \(meta tag\)/,
  // The standard allows `blocking` on rel=expect; the checker does not know it.
  /^A “link” element with a “blocking” attribute must .*<link rel="expect" /s,
  // Applies to frames of our own origin only; the map has another one.
  /^Potentially bad value “allow-scripts allow-same-origin” for attribute “sandbox”/,
];

interface NuMessage {
  url: string;
  type: string;
  /** 'warning' for a warning; other infos are about style, such as React's slash in `<br/>`. */
  subType?: string;
  lastLine?: number;
  message: string;
  /** Excerpt of the file. */
  extract?: string;
}

export const nuGate: SiteGate = {
  name: 'nu',
  promise: 'The Nu HTML checker of the W3C has no error and no warning.',
  async check(pages) {
    // Without a file the checker prints its usage.
    if (!pages.length) return [];
    const address = new Map(pages.map((page) => [path.resolve(page.file), page.address]));
    const { stdout } = await promisify(execFile)(
      'java',
      // One call for all pages, because starting Java is slow.
      [...SHORT_RUN, '-Xss4m', '-jar', JAR, '--format', 'json', '--stdout', '--exit-zero-always', ...address.keys()],
      { maxBuffer: MOST_OUTPUT_BYTES },
    );
    const { messages } = JSON.parse(stdout) as { messages: NuMessage[] };
    return messages
      .filter(({ type, subType }) => type !== 'info' || subType === 'warning')
      .filter(({ message, extract = '' }) => !FALSE_POSITIVES.some((known) => known.test(`${message}\n${extract}`)))
      .map(({ url, type, lastLine, message }) => ({
        address: address.get(path.resolve(new URL(url).pathname)) ?? url,
        finding: `${type}, line ${lastLine}: ${message}`,
      }));
  },
};
