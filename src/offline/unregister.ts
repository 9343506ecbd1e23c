export {};

declare const self: ServiceWorkerGlobalScope;

/** The kill switch: replaces the worker, deletes its caches and unregisters. See docs/operations.md. */
self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  const leave = async () => {
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
    await self.registration.unregister();
    // Only pages that the old worker served are reloaded; others would reload in a loop.
    for (const client of await self.clients.matchAll({ type: 'window' })) await client.navigate(client.url);
  };
  event.waitUntil(leave());
});
