/** Addresses opened from search, newest first. They live as long as the tab and go nowhere else. */
const KEY = 'search';
export const RECENT_MOST = 4;

/** A browser may refuse storage altogether; search works without. */
export function recent(): string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((address) => typeof address === 'string') : [];
  } catch {
    return [];
  }
}

export function remember(address: string) {
  try {
    const kept = [address, ...recent().filter((other) => other !== address)].slice(0, RECENT_MOST);
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Nothing is lost but a convenience.
  }
}
