const DAY_MS = 24 * 3600 * 1000;

const isOlder = (response: Response | undefined, days: number) =>
  Date.now() - Date.parse(response?.headers.get('Date') ?? '') > days * DAY_MS;

/** Deletes the oldest entries. `keys()` is in insertion order, and each response's Date header gives its age. */
export async function trimCache(cache: Cache, most: number, days: number) {
  const requests = await cache.keys();
  for (const [i, request] of requests.entries()) {
    if (requests.length - i <= most && !isOlder(await cache.match(request), days)) return;
    await cache.delete(request);
  }
}
