// Where there is a server: what the site calls itself, and a worker that keeps pages for reading offline.
// From disk there is neither, and nothing is asked for.
(() => {
  'use strict';
  if (!/^https?:$/.test(location.protocol)) return;
  const root = new URL((document.body || document.documentElement).dataset.base || '.', location.href);
  const language = document.body && document.body.dataset.lang;
  if (language) {
    const manifest = document.createElement('link');
    manifest.rel = 'manifest';
    manifest.href = new URL(`${language}/site.webmanifest`, root).href;
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
