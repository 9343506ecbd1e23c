import { versionOf } from '../../scripts/provenance.ts';

const PACKAGES = ['axe-core', 'accessibility-checker-engine', 'html-validate', 'vnu-jar', '@playwright/test', 'sharp'];

/** What the gates use, by name and version. Of the browser the major version: its updates within one change no layout. */
export const toolVersions = (browserVersion: string): Record<string, string> => ({
  ...Object.fromEntries(PACKAGES.map((name) => [name, versionOf(name)])),
  chromium: browserVersion.split('.')[0] ?? '',
});
