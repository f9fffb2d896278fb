// The search box: a combobox over `Higraph.search`, which the search engine's script provides.
(() => {
  'use strict';
  const box = document.getElementById('search');
  if (!box || !window.Higraph || typeof Higraph.search !== 'function') return;
  const input = document.getElementById('search-input');
  const panel = document.getElementById('search-panel');
  const list = document.getElementById('search-results');
  const message = document.getElementById('search-message');
  const status = document.getElementById('search-status');
  const { base, lang } = document.body.dataset;
  const words = box.dataset;
  const components = window.higraphComponents || {};
  const limit = 12;
  let latest = 0;
  let selected = -1;
  let shownFor = '';

  const options = () => [...list.children];
  const fill = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => values[name]);

  const open = (isOpen) => {
    panel.hidden = !isOpen;
    input.setAttribute('aria-expanded', String(isOpen && list.children.length > 0));
    if (!isOpen) select(-1);
  };

  const select = (index) => {
    const all = options();
    selected = index;
    all.forEach((option, place) => option.setAttribute('aria-selected', String(place === index)));
    if (all[index]) {
      input.setAttribute('aria-activedescendant', all[index].id);
      all[index].scrollIntoView({ block: 'nearest' });
    } else {
      input.removeAttribute('aria-activedescendant');
    }
  };

  const element = (name, className, ...children) => {
    const node = document.createElement(name);
    if (className) node.className = className;
    node.append(...children);
    return node;
  };

  // Everything is set as text, never as markup.
  const marked = (text, ranges = []) => {
    const fragment = document.createDocumentFragment();
    let end = 0;
    for (const [start, stop] of ranges) {
      fragment.append(text.slice(end, start), element('mark', '', text.slice(start, stop)));
      end = stop;
    }
    fragment.append(text.slice(end));
    return fragment;
  };

  const icon = (name) => {
    const namespace = 'http://www.w3.org/2000/svg';
    const svg = document.createElementNS(namespace, 'svg');
    svg.setAttribute('class', 'icon');
    svg.setAttribute('aria-hidden', 'true');
    const use = document.createElementNS(namespace, 'use');
    use.setAttribute('href', `#icon-${name}`);
    svg.append(use);
    return svg;
  };

  // A word of the page's language, from an attribute such as `data-kind-avoid`.
  const word = (family, name) => words[family + name.charAt(0).toUpperCase() + name.slice(1)];
  const kindLabel = (kind) => word('kind', kind) || kind;

  // A note of the engine is a word for what was done and then what it was done to: `initials ㅌㅂ`.
  const reason = (note) => {
    const [name] = note.split(' ', 1);
    const pattern = word('why', name);
    return pattern ? fill(pattern, { what: note.slice(name.length + 1) }) : note;
  };

  // What was corrected or expanded; said once above when it holds for all.
  const why = (result) => (result.why || []).map(reason).join(' · ');

  const option = (result, index, commonReason) => {
    const badge = element('span', `kind kind-${result.kind}`, icon(result.kind), kindLabel(result.kind));
    const place = element('span', '', components[result.component] || result.component);
    const { title: titleMarks, snippet: snippetMarks } = result.marks || {};
    const title = element('span', 'result-title', marked(result.title, titleMarks));
    const snippet = element('span', 'result-snippet', marked(result.snippet || '', snippetMarks));
    if (result.lang !== lang) {
      title.lang = result.lang;
      snippet.lang = result.lang;
    }
    const link = element('a', '', element('span', 'result-head', badge, place), title, snippet);
    link.href = base + result.url;
    link.tabIndex = -1;
    const ownReason = why(result);
    if (ownReason && ownReason !== commonReason) link.append(element('span', 'result-why', ownReason));
    const item = element('li', '', link);
    item.id = `search-option-${index}`;
    item.setAttribute('role', 'option');
    item.setAttribute('aria-selected', 'false');
    return item;
  };

  const show = (results, query) => {
    const reasons = new Set(results.map(why));
    const commonReason = reasons.size === 1 ? [...reasons][0] : '';
    list.replaceChildren(...results.map((result, index) => option(result, index, commonReason)));
    message.textContent = results.length ? commonReason : fill(words.none, { query });
    status.textContent = results.length
      ? fill(words.found, { count: results.length }) : message.textContent;
    shownFor = query;
    open(true);
    select(-1);
    panel.scrollTop = 0;
  };

  const clear = () => {
    list.replaceChildren();
    message.textContent = '';
    status.textContent = '';
    shownFor = '';
    open(false);
  };

  const answer = async (query) => (await Higraph.search(query, { lang, limit })).hits;

  // Only the answer to the last question is shown, in whatever order answers come.
  const search = async () => {
    const query = input.value.trim();
    latest += 1;
    const turn = latest;
    if (!query) {
      clear();
      return;
    }
    try {
      const results = await answer(query);
      if (turn === latest) show(results, query);
    } catch {
      if (turn !== latest) return;
      list.replaceChildren();
      message.textContent = words.failed;
      status.textContent = words.failed;
      open(true);
    }
  };

  const follow = async () => {
    if (shownFor !== input.value.trim()) await search();
    const all = options();
    const chosen = all[selected] || all[0];
    if (!chosen) return;
    const link = chosen.querySelector('a');
    open(false);
    input.blur();
    location.assign(link.href);
  };

  const move = (step) => {
    const count = options().length;
    if (!count) return;
    if (panel.hidden) open(true);
    // From the last to the first goes by way of the text field, index -1.
    const next = selected + step;
    select(next < -1 ? count - 1 : next >= count ? -1 : next);
  };

  // While a syllable is being composed, keys belong to the input method: Enter ends the syllable,
  // and arrows choose among its candidates. Safari ends composition before it sends keydown, so
  // that only keyCode 229 tells.
  const isComposing = (event) => event.isComposing || event.keyCode === 229;

  input.addEventListener('keydown', (event) => {
    if (isComposing(event)) return;
    switch (event.key) {
      case 'ArrowDown': move(1); break;
      case 'ArrowUp': move(-1); break;
      case 'Enter': follow(); break;
      case 'Escape':
        if (!panel.hidden) open(false);
        else if (input.value) { input.value = ''; clear(); } else input.blur();
        break;
      default: return;
    }
    event.preventDefault();
  });

  let timer = 0;
  input.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(search, 60);
  });
  input.addEventListener('focus', () => {
    if (list.children.length && shownFor === input.value.trim()) open(true);
  });
  list.addEventListener('pointermove', (event) => {
    const index = options().indexOf(event.target.closest('[role="option"]'));
    if (index >= 0 && index !== selected) select(index);
  });
  list.addEventListener('click', (event) => {
    if (event.target.closest('a')) open(false);
  });
  box.addEventListener('focusout', (event) => {
    if (!box.contains(event.relatedTarget)) setTimeout(() => {
      if (!box.contains(document.activeElement)) open(false);
    }, 150);
  });

  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || isComposing(event) || event.ctrlKey || event.metaKey || event.altKey) return;
    const { target } = event;
    if (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName)) return;
    event.preventDefault();
    input.focus();
    input.select();
  });

  box.hidden = false;
})();
