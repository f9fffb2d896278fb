// The edition stays chosen, and the language switch keeps the place.
(() => {
  'use strict';

  // As of an edition: in the address, for links, and in the tab's memory.

  const editionKey = 'higraph-as-of';
  const positions = [...document.querySelectorAll('.as-of input')];
  const styles = document.querySelector('link[href$="assets/editions.css"]');
  const remembered = () => {
    try { return sessionStorage.getItem(editionKey); } catch { return null; }
  };
  const remember = (edition) => {
    try { sessionStorage.setItem(editionKey, edition); } catch { /* The address still has it. */ }
  };
  const showInAddress = (edition) => {
    const address = new URL(location);
    if (edition === '_now') address.searchParams.delete('as-of');
    else address.searchParams.set('as-of', edition);
    if (address.href === location.href) return;
    try { history.replaceState(history.state, '', address); } catch { /* Forbidden often. */ }
  };
  const choose = (edition) => {
    const position = positions.find(({ value }) => value === edition);
    if (!position) return false;
    position.checked = true;
    document.documentElement.dataset.edition = edition;
    // Its :has styles the page anew at every keystroke; disabled it is loaded again.
    if (styles) styles.media = edition === '_now' ? 'not all' : 'all';
    remember(edition);
    showInAddress(edition);
    return true;
  };
  const notice = document.querySelector('.as-of-notice');
  for (const position of positions) {
    position.addEventListener('change', () => {
      if (!position.checked) return;
      choose(position.value);
      document.getElementById('_search-status').textContent = notice.checkVisibility() ? notice.innerText : '';
    });
  }
  const settle = () => [new URLSearchParams(location.search).get('as-of'), remembered(), '_now'].some(choose);
  settle();
  // Going back, a browser sets the buttons as they were after this script has run.
  for (const event of ['pageshow', 'popstate']) addEventListener(event, settle);

  // Without script the way back is a link.
  notice?.querySelector('a').addEventListener('click', (event) => {
    event.preventDefault();
    const [now] = positions.slice(-1);
    now.click();
    now.focus();
  });

  // Another tab remembers nothing.
  const takeEdition = (link) => {
    const { edition = '_now' } = document.documentElement.dataset;
    const own = link?.getAttribute('href');
    if (edition === '_now' || !link || !URL.canParse(own, location)) return;
    const address = new URL(own, location);
    if (address.host !== location.host || address.searchParams.has('as-of')) return;
    address.searchParams.set('as-of', edition);
    link.setAttribute('href', address);
    setTimeout(() => link.setAttribute('href', own));
  };
  for (const event of ['click', 'auxclick', 'contextmenu']) {
    addEventListener(event, ({ target }) => takeEdition(target.closest?.('a[href]')));
  }

  // Former addresses lead on.

  const leadOn = () => {
    const { hash } = location, rule = document.getElementById(hash.slice(1));
    const { moved } = (rule ?? document.querySelector('main')).dataset;
    if (moved) location.replace(rule ? moved : moved + hash);
  };
  addEventListener('hashchange', leadOn);
  leadOn();

  // What an address leads to stands below the bar. A property of the root styles every element anew: it is set only where
  // the bar is higher than the style sheets expect.
  new ResizeObserver(([{ target }]) => {
    const { offsetHeight } = target, row = offsetHeight - target.querySelector('.search').offsetTop;
    const root = document.documentElement, sizes = { '--bar-height': offsetHeight, '--bar-row': row };
    const tell = ({ style }, is) => Object.keys(sizes).forEach((name) => style.setProperty(name, is ? `${sizes[name]}px` : ''));
    tell(target, true);
    tell(root, false);
    const room = matchMedia('(max-width: 52rem)').matches ? row + 16 : offsetHeight + 12;
    tell(root, getComputedStyle(target).position === 'sticky'
      && parseFloat(getComputedStyle(document.querySelector('main')).scrollMarginTop) < room);
  }).observe(document.querySelector('.bar'));

  const switches = document.querySelectorAll('a[data-language]');

  // Without a fragment it is that of the rule at the top of the window.
  const sections = [...document.querySelectorAll(
    '.rule[id], .section > [id], .section-title[id], .term[id], .group > h2[id], .type[id], .rules > [id], .held, .fold[id], .neighbour, main li[id]')];
  const topmost = (candidates) => {
    let place = null;
    if (!candidates.length) return place;
    const topOf = (one) => one.getBoundingClientRect().top;
    const marginOf = (one) => parseFloat(getComputedStyle(one).scrollMarginTop);
    // The place one has jumped to may stand lower.
    const target = candidates.find(({ id }) => `#${id}` === location.hash);
    const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
    if (target && isAtEnd && topOf(target) < innerHeight) return target;
    if (target && Math.abs(topOf(target) - marginOf(target)) < 8) return target;
    const edge = marginOf(candidates[0]) + 8;
    for (const candidate of candidates) {
      if (topOf(candidate) > edge) break;
      if (candidate.checkVisibility()) place = candidate;
    }
    return place;
  };
  const keepPlace = (link) => {
    const place = scrollY > 0 ? topmost(sections) : null;
    const hash = place ? `#${place.id}` : location.hash;
    // Not the words that are marked.
    const address = new URL(location.href);
    address.searchParams.delete('mark');
    link.href = link.getAttribute('href').replace(/[?#].*$/, '') + address.search + hash;
  };
  for (const link of switches) {
    for (const event of ['pointerdown', 'focus', 'click']) {
      link.addEventListener(event, () => keepPlace(link));
    }
    link.addEventListener('click', () => {
      try { localStorage.setItem('higraph-language', link.dataset.language); } catch { /* Not kept. */ }
    });
  }

  // For other scripts.
  globalThis.higraphPlaces = { sections, topmost, takeEdition };
})();
