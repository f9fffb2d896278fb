// What `hig serve` adds to every page: it waits for news, shows what is wrong with the content over the page, and loads
// the page anew at the same place when there is a new one.
(() => {
  'use strict';

  const script = document.currentScript;
  const folder = script.src.replace(/[^/]*$/, '');
  const site = Number(script.dataset.site);
  const placeKey = `higraph-preview:${location.pathname}`;
  let panel = null;
  let shown = '';
  let known = 0;

  useIndex(script.dataset.index);
  restorePlace();
  addStyle();
  // A question that waits for its answer would keep a page from being loaded; in Safari also one of the load event.
  if (document.readyState === 'complete') ask();
  else window.addEventListener('load', () => setTimeout(ask));

  window.higraphPreview = (news) => {
    known = news.number;
    if (news.site !== site) {
      keepPlace();
      location.reload();
      return;
    }
    useIndex(news.index);
    show(news.problems);
  };

  // All files of the search index that a page reads are from one index, whatever is saved meanwhile: from the one that
  // is newest when somebody begins to search.
  function useIndex(number) {
    const Higraph = (globalThis.Higraph = globalThis.Higraph || {});
    if (number && !('engine' in Higraph)) Higraph.base = `${folder}index/${number}/`;
  }

  // A script element, because the page's security policy allows no other request.
  function ask() {
    const question = document.createElement('script');
    question.src = `${folder}state.js?after=${known}`;
    question.addEventListener('load', () => { question.remove(); ask(); });
    question.addEventListener('error', () => {
      question.remove();
      known = 0;
      setTimeout(ask, 1000);
    });
    document.head.append(question);
  }

  function addStyle() {
    const style = document.createElement('link');
    style.rel = 'stylesheet';
    style.href = `${folder}preview.css`;
    document.head.append(style);
  }

  // What is read already stays, and is not announced again.
  function show(problems) {
    // Not as JSON: the same problem may come with its members in another order.
    const text = problems.map((problem) => `${problem.severity}\n${problem.text}\n`).join('');
    if (shown === text) return;
    shown = text;
    panel?.remove();
    panel = null;
    if (problems.length === 0) return;
    panel = document.createElement('section');
    panel.className = 'higraph-preview';
    panel.lang = 'en';
    panel.setAttribute('role', 'alert');
    panel.append(heading(problems), ...problems.map(message));
    document.body.append(panel);
  }

  function heading(problems) {
    const line = document.createElement('p');
    line.className = 'higraph-preview-heading';
    line.append(count(problems, 'error'), ', ', count(problems, 'warning'));
    const close = document.createElement('button');
    close.type = 'button';
    close.textContent = 'Hide';
    close.addEventListener('click', () => { panel?.remove(); panel = null; });
    line.append(close);
    return line;
  }

  function count(problems, severity) {
    const number = problems.filter((problem) => problem.severity === severity).length;
    return `${number} ${severity}${number === 1 ? '' : 's'}`;
  }

  function message(problem) {
    const text = document.createElement('pre');
    text.className = `higraph-preview-${problem.severity}`;
    text.textContent = problem.text;
    return text;
  }

  // The browser keeps the place by pixels as well, but not when the page before the place has changed.
  function keepPlace() {
    const headings = [...document.querySelectorAll('[id]')].filter((element) => element.offsetParent);
    const above = headings.filter((element) => element.getBoundingClientRect().top <= 1).at(-1);
    const place = above
      ? { id: above.id, offset: -above.getBoundingClientRect().top }
      : { offset: window.scrollY };
    try {
      sessionStorage.setItem(placeKey, JSON.stringify(place));
    } catch { /* Without storage the browser's own memory has to do. */ }
  }

  function restorePlace() {
    let place = null;
    try {
      place = JSON.parse(sessionStorage.getItem(placeKey));
      sessionStorage.removeItem(placeKey);
    } catch { /* See above. */ }
    if (!place) return;
    history.scrollRestoration = 'manual';
    const above = place.id && document.getElementById(place.id);
    const top = above ? above.getBoundingClientRect().top + window.scrollY : 0;
    window.scrollTo({ top: top + place.offset, behavior: 'instant' });
    // Once all is loaded the browser would not put it elsewhere, and is to know the place of who comes back.
    window.addEventListener('load', () => setTimeout(() => { history.scrollRestoration = 'auto'; }));
  }
})();
