// Marks on a page the words that led to it, which `?mark=` names. Nothing in the page changes: the browser paints
// ranges, and one button takes the paint away.
(() => {
  'use strict';
  const main = document.querySelector('main');
  const terms = new URLSearchParams(location.search).getAll('mark').filter((term) => term.trim());
  if (!main || terms.length === 0 || !globalThis.Highlight || !CSS.highlights) return;

  const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');
  // At the beginning of a word, in Latin letters also at its end: "on" is not in "only". A single syllable, such as 바,
  // begins many other words: it must be followed by a particle or by the end of the word.
  const particles = '(?=(?:을|를|이|가|은|는|의|에|에서|에는|와|과|로|으로|도|만|나|이나|부터|까지|마다|처럼|보다|들)?(?![\\p{L}\\p{N}]))';
  // Where words follow one another without a space, none of them has a beginning that can be seen.
  const unspaced = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
  const pattern = (whole) => {
    const term = whole.replace(/(?<=[a-z]{3})s$/i, '');
    const start = /^[\p{L}\p{N}]/u.test(term) && !unspaced.test(term) ? '(?<![\\p{L}\\p{N}])' : '';
    const end = /[a-z]$/i.test(term) ? `${/[a-z]{3}$/i.test(term) ? 's?' : ''}(?![a-z0-9])` : '';
    return start + escaped(term) + end + (/^[가-힣]$/.test(term) ? particles : '');
  };
  const longestFirst = [...terms].sort((left, right) => right.length - left.length);
  const wanted = new RegExp(longestFirst.map(pattern).join('|'), 'giu');

  const found = [];
  const seen = new Set();
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT, (node) =>
    (node.parentElement.closest('script, style, svg, button, .contents') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT));
  while (texts.nextNode()) {
    for (const match of texts.currentNode.data.matchAll(wanted)) {
      const range = new Range();
      range.setStart(texts.currentNode, match.index);
      range.setEnd(texts.currentNode, match.index + match[0].length);
      found.push(range);
      seen.add(match[0].toLowerCase());
    }
  }
  if (found.length === 0) return;
  CSS.highlights.set('search', new Highlight(...found));

  const { marked, unmark } = document.getElementById('_search').dataset;
  const shown = terms.filter((term) => [...seen].some((one) => one.startsWith(term.toLowerCase())));
  const note = document.createElement('aside');
  const button = document.createElement('button');
  note.className = 'landing';
  note.setAttribute('aria-label', marked);
  note.append(`${marked} ${(shown.length > 0 ? shown : terms).join(' · ')}`, button);
  button.type = 'button';
  button.textContent = unmark;

  const clear = () => {
    CSS.highlights.delete('search');
    if (note.contains(document.activeElement)) main.focus({ preventScroll: true });
    note.remove();
    removeEventListener('keydown', onKey);
    const address = new URL(location.href);
    address.searchParams.delete('mark');
    try { history.replaceState(history.state, '', address); } catch { /* The address keeps them. */ }
  };
  // In the menu of a rule the key closes that.
  const isInMenu = () => main.querySelector('.copy[aria-expanded="true"]') !== null;
  const onKey = (event) => {
    if (event.key === 'Escape' && !isInMenu() && !event.defaultPrevented && event.target.id !== '_search-input') clear();
  };
  button.addEventListener('click', clear);
  addEventListener('keydown', onKey);
  main.after(note);
  new ResizeObserver(() => {
    document.documentElement.style.setProperty('--landing', `${note.offsetHeight}px`);
  }).observe(note);
})();
