/** An address as people write it: no scheme, no slash at the end. */
export const displayUrl = (url: string) => url.replace(/^https?:\/\//, '').replace(/\/$/, '');
