/** The start of addresses in the page's language: /mr; '' in English. */
export const pagePrefix = (): string => document.documentElement.dataset.prefix ?? '';
