/** An address as people write it: no scheme, no slash at the end. */
export const writtenAddress = (url: string) => url.replace(/^https?:\/\//, '').replace(/\/$/, '');
