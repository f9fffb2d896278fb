// The service worker: every file is asked of the server first, and what came is kept; only when there is no answer is
// the kept one shown. So nothing is ever older than the server can say, and what has been read can be read again.
//
// `worker.js` at the root sets `higraphSite`: `version` changes with the content, `keep` is what to fetch at the start.
(() => {
  'use strict';

  const prefix = `higraph ${self.registration.scope} `;
  const store = prefix + self.higraphSite.version;

  self.addEventListener('install', (event) => {
    const requests = self.higraphSite.keep.map((path) => new Request(path, { cache: 'no-cache' }));
    event.waitUntil(caches.open(store).then((cache) => cache.addAll(requests)).then(() => self.skipWaiting()));
  });

  self.addEventListener('activate', (event) => {
    event.waitUntil(forgetOthers().then(() => self.clients.claim()));
  });

  // What was kept of an older version would not fit together with the new one.
  const forgetOthers = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name.startsWith(prefix) && name !== store).map((name) => caches.delete(name)));
  };

  const fromServer = async (request) => {
    const response = await fetch(new Request(request, { cache: 'no-cache' }));
    if (response.ok && response.type === 'basic' && response.status === 200) {
      await keep(withoutQuery(request.url), response.clone());
    }
    return response;
  };

  // Where there is no room for it a page is still read online.
  const keep = async (address, response) => {
    try {
      const cache = await caches.open(store);
      await cache.put(address, response);
    } catch { /* Not kept. */ }
  };

  const fromStore = async (request) => {
    const cache = await caches.open(store);
    const address = withoutQuery(request.url);
    const kept = await cache.match(address);
    if (kept) return kept;
    const first = await cache.match(`${address.replace(/\/$/, '')}/index.html`);
    // Its links count from within the folder.
    if (first && !address.endsWith('/')) return Response.redirect(request.url.replace(/[?#]|$/, '/$&'));
    return first || Response.error();
  };

  // Filters and editions stand in the query; the page is the same.
  const withoutQuery = (address) => address.replace(/[?#].*$/, '');

  self.addEventListener('fetch', (event) => {
    const { request } = event;
    if (request.method !== 'GET' || !request.url.startsWith(self.registration.scope)) return;
    event.respondWith(fromServer(request).catch(() => fromStore(request)));
  });
})();
