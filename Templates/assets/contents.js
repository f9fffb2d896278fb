// The table of contents: open where there is room for it, and at the place one reads. Loaded after page.js.
(() => {
  'use strict';
  const contents = document.querySelector('.contents');
  if (!contents) return;
  const folds = contents.querySelector('details');
  const isWide = matchMedia('(min-width: 64rem)');
  const summary = folds.querySelector('summary');
  // At the side the contents are not folded up, and their heading has nothing to do.
  const fold = () => {
    folds.open = isWide.matches;
    summary.tabIndex = isWide.matches ? -1 : 0;
  };
  isWide.addEventListener('change', fold);
  let wasOpen = false;
  addEventListener('beforeprint', () => { wasOpen = folds.open; folds.open = true; });
  addEventListener('afterprint', () => { folds.open = wasOpen; });
  fold();
  // The rules or terms of each section, beneath it; in the page all their titles would stand twice.
  const listed = (rule) => {
    const entry = document.createElement('li');
    entry.className = rule.className;
    entry.classList.remove('rule', 'term');
    if (rule.dataset.in) entry.dataset.in = rule.dataset.in;
    const link = rule.querySelector('.anchor').cloneNode(true);
    link.className = '';
    const { lang } = rule.querySelector('.anchor').parentElement;
    if (lang) link.lang = lang;
    entry.append(link);
    return entry;
  };
  for (const entry of contents.querySelectorAll('li[data-section]:not(:has(ol))')) {
    const section = document.getElementById(entry.firstElementChild.hash.slice(1)).closest('section');
    const list = document.createElement('ol');
    list.append(...[...section.querySelectorAll('.rule, .term')].map(listed));
    if (list.childElementCount) entry.append(list);
  }

  const entries = new Map([...contents.querySelectorAll('a[href^="#"]')].map((link) => [link.hash.slice(1), link]));
  const followed = higraphPlaces.sections.filter((section) => entries.has(section.id));
  if (!followed.length) return;
  let current = null;
  const follow = () => {
    const link = entries.get((higraphPlaces.topmost(followed) || followed[0]).id);
    if (link === current) return;
    if (current) current.ariaCurrent = null;
    current = link;
    link.ariaCurrent = true;
    const section = link.closest('[data-section]');
    for (const other of contents.querySelectorAll('.is-current')) {
      if (other !== section) other.classList.remove('is-current');
    }
    if (section) section.classList.add('is-current');
    reveal(link);
  };
  // Scrolls the list alone; scrollIntoView would move the page as well.
  const reveal = (link) => {
    if (contents.scrollHeight <= contents.clientHeight) return;
    const box = link.getBoundingClientRect();
    const frame = contents.getBoundingClientRect();
    if (box.top < frame.top + 40) contents.scrollTop += box.top - frame.top - 40;
    else if (box.bottom > frame.bottom - 40) contents.scrollTop += box.bottom - frame.bottom + 40;
  };
  let waiting = false;
  addEventListener('scroll', () => {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(() => { waiting = false; follow(); });
  }, { passive: true });
  follow();
})();
