// Where there is a server: what the site calls itself, and a worker that keeps pages for reading offline.
(() => {
  'use strict';
  if (!/^https?:$/.test(location.protocol)) return;
  const root = new URL(document.body.dataset.base || '.', location);
  const { lang } = document.body.dataset;
  if (lang) {
    const manifest = document.createElement('link');
    manifest.rel = 'manifest';
    manifest.href = new URL(`${lang}/site.webmanifest`, root).href;
    document.head.append(manifest);
  }
  // Browsers offer workers on protected servers and on this machine alone.
  const workers = navigator.serviceWorker;
  if (!workers) return;
  // `hig serve` adds a script to every page; while somebody edits, nothing may come from a store.
  if (document.querySelector('script[src$="/preview.js"]')) {
    workers.getRegistrations().then((all) => all.forEach((one) => one.unregister())).catch(() => {});
    return;
  }
  workers.register(new URL('worker.js', root).href, { updateViaCache: 'none' }).catch(() => {
    // Without a worker the site is read online.
  });
})();
