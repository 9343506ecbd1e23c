/** Addresses opened from search, newest first. Kept in sessionStorage, so only in this tab. */
const KEY = 'search';
export const RECENT_MOST = 4;

/** Storage may be blocked; then the list is empty. */
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
    // Without storage, the list stays empty.
  }
}
