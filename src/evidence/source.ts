/**
 * Whether this build is made of the commit that was measured. Nothing of git is needed while pages are rendered:
 * scripts/build-site.ts sets SOURCE_COMMITS once, and a build without a repository can be given it.
 */
export const isOfThisSource = (commit: string, sources = process.env.SOURCE_COMMITS ?? ''): boolean =>
  /^[0-9a-f]{7,40}$/.test(commit) && sources.split(' ').some((source) => source.startsWith(commit));
