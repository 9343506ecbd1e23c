export {};

declare const self: ServiceWorkerGlobalScope;

/** The kill switch: takes the place of the worker, forgets everything it kept, goes away. See docs/operations.md. */
self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  const leave = async () => {
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
    await self.registration.unregister();
    // Only pages that the old worker served: a page loaded since needs no second loading, and must not loop.
    for (const client of await self.clients.matchAll({ type: 'window' })) await client.navigate(client.url);
  };
  event.waitUntil(leave());
});
