import type { StoredItem } from './stored-item.ts';

/** A browser may refuse any of its stores; the others are still worth asking. */
const asked = <T>(ask: () => T | Promise<T>, otherwise: T): Promise<T> =>
  Promise.resolve()
    .then(ask)
    .catch(() => otherwise);

const registrations = () => asked(async () => [...(await navigator.serviceWorker.getRegistrations())], []);
const cacheNames = () => asked(() => caches.keys(), []);
const keysIn = (store: () => Storage) => asked(() => Object.keys(store()), []);

/** Everything that this site has on this device, whoever put it there. */
export async function readStoredItems(): Promise<StoredItem[]> {
  const counted = async (key: string): Promise<StoredItem> => ({
    where: 'cache',
    key,
    things: (await (await caches.open(key)).keys()).length,
  });
  return [
    ...(await Promise.all((await cacheNames()).map(counted))),
    ...(await keysIn(() => localStorage)).map((key): StoredItem => ({ where: 'device', key })),
    ...(await keysIn(() => sessionStorage)).map((key): StoredItem => ({ where: 'tab', key })),
    ...(await registrations()).map(({ active, waiting, installing }): StoredItem => {
      const { scriptURL } = active ?? waiting ?? installing ?? { scriptURL: location.href };
      return { where: 'worker', key: new URL(scriptURL).pathname };
    }),
  ];
}

/** Takes all of it away, the worker first. */
export async function clearStoredItems() {
  await Promise.all((await registrations()).map((registration) => registration.unregister()));
  await Promise.all((await cacheNames()).map((name) => caches.delete(name)));
  await asked(() => localStorage.clear(), undefined);
  await asked(() => sessionStorage.clear(), undefined);
}
