import path from 'node:path';

/** The screenshots that pages and sections are compared with. */
export const BASELINES = path.resolve('tests/gates/screenshots');
