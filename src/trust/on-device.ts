import type { Kept } from './places.ts';

/** A browser may refuse any of its stores; the others are still worth asking. */
const asked = <T>(ask: () => T | Promise<T>, otherwise: T): Promise<T> =>
  Promise.resolve()
    .then(ask)
    .catch(() => otherwise);

const registrations = () => asked(async () => [...(await navigator.serviceWorker.getRegistrations())], []);
const cacheNames = () => asked(() => caches.keys(), []);
const databaseNames = () =>
  asked(async () => (await indexedDB.databases()).flatMap(({ name }) => (name === undefined ? [] : [name])), []);
const keysIn = (store: () => Storage) => asked(() => Object.keys(store()), []);

/** Everything that this site has on this device, whoever put it there. */
export async function lookAround(): Promise<Kept[]> {
  const counted = async (key: string): Promise<Kept> => ({
    where: 'cache',
    key,
    things: (await (await caches.open(key)).keys()).length,
  });
  return [
    ...(await Promise.all((await cacheNames()).map(counted))),
    ...(await databaseNames()).map((key): Kept => ({ where: 'database', key })),
    ...(await keysIn(() => localStorage)).map((key): Kept => ({ where: 'device', key })),
    ...(await keysIn(() => sessionStorage)).map((key): Kept => ({ where: 'tab', key })),
    ...(await registrations()).map(({ active, waiting, installing }): Kept => {
      const { scriptURL } = active ?? waiting ?? installing ?? { scriptURL: location.href };
      return { where: 'worker', key: new URL(scriptURL).pathname };
    }),
  ];
}

const done = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Emptied before it is taken away: a worker that another tab still needs holds on to it. */
async function forgetDatabase(name: string) {
  const database = await done(indexedDB.open(name));
  const stores = [...database.objectStoreNames];
  if (stores.length) {
    const change = database.transaction(stores, 'readwrite');
    await Promise.all(stores.map((store) => done(change.objectStore(store).clear())));
  }
  database.close();
  await done(indexedDB.deleteDatabase(name));
}

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Takes all of it away. The worker goes first, and lets go of its database once the page that it serves is gone. */
export async function forgetAll(patienceMs: number) {
  await Promise.all((await registrations()).map((registration) => registration.unregister()));
  await Promise.all((await cacheNames()).map((name) => caches.delete(name)));
  for (const name of await databaseNames()) await Promise.race([forgetDatabase(name), after(patienceMs)]);
  await asked(() => localStorage.clear(), undefined);
  await asked(() => sessionStorage.clear(), undefined);
}
