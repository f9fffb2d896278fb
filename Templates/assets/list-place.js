// In lists the language switch keeps the entry at the top of the window.
// Entries have no ids, but the same links in every language.
(() => {
  'use strict';
  const key = 'higraph-place';
  const links = () => [...document.querySelectorAll('main :is(li, article, tr, dt) a[href]:not(nav a)')];
  const named = (link) => link.getAttribute('href').replace(/[?].*?(?=#|$)/, '');
  const topOf = (link) => link.getBoundingClientRect().top;

  const keep = ({ pathname }) => {
    const edge = document.querySelector('.bar').getBoundingClientRect().bottom, all = links();
    const first = scrollY > 0 && all.find((link) => link.checkVisibility() && topOf(link) >= edge);
    if (!first) return;
    const alike = all.filter((link) => named(link) === named(first));
    const place = { pathname, name: named(first), at: alike.indexOf(first), top: topOf(first), when: Date.now() };
    try { sessionStorage.setItem(key, JSON.stringify(place)); } catch { /* Full. */ }
  };
  for (const link of document.querySelectorAll('a[data-language]')) link.addEventListener('click', () => keep(link));

  const take = () => {
    try {
      const place = JSON.parse(sessionStorage.getItem(key));
      sessionStorage.removeItem(key);
      return place;
    } catch { return null; }
  };
  addEventListener('load', () => {
    const place = take();
    // Another tab left it.
    if (place?.pathname !== location.pathname || Date.now() - place.when > 10_000) return;
    const link = links().filter((one) => named(one) === place.name)[place.at];
    link?.closest('details')?.setAttribute('open', '');
    if (link) scrollBy({ top: topOf(link) - place.top, behavior: 'instant' });
  });
})();
