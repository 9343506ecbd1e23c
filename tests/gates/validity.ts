import { execFile, spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import type { SiteGate } from './gate.ts';

/** Rules stand in .htmlvalidate.json; those that are off are matters of style, or React's way of writing `srcSet`. */
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
/** For a run of a minute: Java's second compiler and its many collectors take more time than they give back. */
const BRIEFLY = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];
const MOST_OUTPUT_BYTES = 64 * 1024 * 1024;

/** What the checker says that is not so, each with the reason. */
const NOT_SO = [
  // CSS newer than the checker. A browser that does not know it passes over it and nothing is lost.
  /^CSS: .*(@starting-style|allow-discrete|interpolate-size|vector-effect|view-transition|“container-type”|“paint-order”|“r”)/,
  // Lengths of a container, in a place that ends on one.
  /^CSS: .*Parse Error\.\n[^;{]*\dcqw\)/,
  // It reads files, which have no 'self', and takes data for scripts. What the policy really stops, a browser tells: the gate 'quiet'.
  /^(Inline (script|style)|Resource) violates Content Security Policy \(meta tag\)/,
  // The standard names two kinds of link that may hold the first paint back; the checker knows one.
  /^A “link” element with a “blocking” attribute must .*<link rel="expect" /s,
  // True of a frame from our own origin; the map comes from another, where these two words grant it only its own.
  /^Potentially bad value “allow-scripts allow-same-origin” for attribute “sandbox”/,
];

interface NuMessage {
  url: string;
  type: string;
  /** 'warning' of an info that is one; other infos are remarks on style, such as React's slash in `<br/>`. */
  subType?: string;
  lastLine?: number;
  message: string;
  /** The place in the file. */
  extract?: string;
}

export const nuGate: SiteGate = {
  name: 'nu',
  promise: 'The Nu HTML checker of the W3C has no error and no warning.',
  async check(pages) {
    const address = new Map(pages.map((page) => [path.resolve(page.file), page.address]));
    const { stdout } = await promisify(execFile)(
      'java',
      // One call for all pages: starting Java takes longer than reading a page.
      [...BRIEFLY, '-Xss4m', '-jar', JAR, '--format', 'json', '--stdout', '--exit-zero-always', ...address.keys()],
      { maxBuffer: MOST_OUTPUT_BYTES },
    );
    const { messages } = JSON.parse(stdout) as { messages: NuMessage[] };
    return messages
      .filter(({ type, subType }) => type !== 'info' || subType === 'warning')
      .filter(({ message, extract = '' }) => !NOT_SO.some((known) => known.test(`${message}\n${extract}`)))
      .map(({ url, type, lastLine, message }) => ({
        address: address.get(path.resolve(new URL(url).pathname)) ?? url,
        finding: `${type}, line ${lastLine}: ${message}`,
      }));
  },
};
