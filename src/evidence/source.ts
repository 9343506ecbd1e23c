/**
 * Whether this build was made from the measured commit. Rendering runs no git command:
 * scripts/build-site.ts sets SOURCE_COMMITS once, and a build without a repository can be given it.
 */
export const isOfThisSource = (commit: string, sources = process.env.SOURCE_COMMITS ?? ''): boolean =>
  /^[0-9a-f]{7,40}$/.test(commit) && sources.split(' ').some((source) => source.startsWith(commit));
