/** An address without scheme and final slash. */
export const displayUrl = (url: string) => url.replace(/^https?:\/\//, '').replace(/\/$/, '');
