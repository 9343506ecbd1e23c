import type { StoredItem } from './stored-item.ts';

/** The stored items, and whether every store could be read, because browsers may block any of them. */
export interface Stored {
  items: StoredItem[];
  readable: boolean;
}

/** A store that the browser does not have is empty; undefined if access is blocked. */
async function readStore<T>(read: () => T[] | Promise<T[]> | undefined): Promise<T[] | undefined> {
  try {
    return (await read()) ?? [];
  } catch {
    return undefined;
  }
}

const registrations = () =>
  readStore(
    async () => [...((await navigator.serviceWorker?.getRegistrations()) ?? [])] as ServiceWorkerRegistration[],
  );
const cacheNames = () => readStore(() => window.caches?.keys());

/** Everything that this site has stored on this device, by any script. */
export async function readStoredItems(): Promise<Stored> {
  const stores = await Promise.all([
    readStore(async () =>
      Promise.all(
        ((await window.caches?.keys()) ?? []).map(
          async (key): Promise<StoredItem> => ({
            where: 'cache',
            key,
            things: (await (await caches.open(key)).keys()).length,
          }),
        ),
      ),
    ),
    readStore(() => Object.keys(localStorage).map((key): StoredItem => ({ where: 'device', key }))),
    readStore(() => Object.keys(sessionStorage).map((key): StoredItem => ({ where: 'tab', key }))),
    registrations().then((all) =>
      all?.map(({ active, waiting, installing }): StoredItem => {
        const { scriptURL } = active ?? waiting ?? installing ?? { scriptURL: location.href };
        return { where: 'worker', key: new URL(scriptURL).pathname };
      }),
    ),
  ]);
  return { items: stores.flatMap((items) => items ?? []), readable: !stores.includes(undefined) };
}

/** Removes all of it, the worker first; blocked stores are skipped. */
export async function clearStoredItems() {
  await Promise.allSettled(((await registrations()) ?? []).map((registration) => registration.unregister()));
  await Promise.allSettled(((await cacheNames()) ?? []).map((name) => caches.delete(name)));
  for (const store of [() => localStorage, () => sessionStorage])
    await readStore(() => {
      store().clear();
      return [];
    });
}
