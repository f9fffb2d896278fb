// The search box, a combobox: what is asked, and how keys and clicks change it.
(() => {
  'use strict';
  const { box } = globalThis.Higraph;
  const part = (name) => document.getElementById(`_search${name}`);
  const root = part('');
  const [input, panel, head, filters, list, foot, status] = ['-input', '-panel', '-head', '-filters', '-results', '-foot', '-status'].map(part);
  const FEW = 8;
  const MANY = 50;
  const { say, frame, draw, recent, address } = box;
  const choice = new box.Choice(input, list);

  // What is asked; `shown` is what the list answers.
  let state = { query: '', filters: {}, isExact: false, isFull: false, limit: FEW };
  let shown = null;
  let announcement = 0, leaving = 0;

  // The edition as of which the page is read, unless that was taken off of what is asked.
  const edition = () => document.documentElement.dataset.edition;
  const asOf = () => (edition() === '_now' || edition() === state.lifted ? undefined : edition());

  const isAsked = () => state.query !== '' || Object.keys(state.filters).length > 0;

  /** Whether what is shown is the whole answer to what is asked. */
  const isAnswered = () => shown !== null && !shown.answer.isEarly && shown.asOf === asOf()
    && ['query', 'filters', 'isExact', 'isFull'].every((name) => shown[name] === state[name]);

  // Drawing.

  const announce = (text) => {
    clearTimeout(announcement);
    announcement = setTimeout(() => { status.textContent = text; }, 150);
  };

  const open = (isOpen) => {
    panel.hidden = !isOpen;
    root.classList.toggle('is-full', isOpen && state.isFull);
    input.setAttribute('aria-expanded', String(isOpen && choice.options.length > 0));
    if (isOpen) return;
    choice.choose(null);
    list.removeAttribute('aria-busy');
  };

  /** Draws anew; the focus goes back to what was pressed, or else into the field. */
  const redraw = (parts) => {
    const { action, field, value } = document.activeElement.dataset;
    const had = panel.contains(document.activeElement) && action;
    for (const [node, children] of parts) node.replaceChildren(...children);
    if (!had || document.activeElement.dataset.action) return;
    const again = [...panel.querySelectorAll(`button[data-action="${action}"]:not([role])`)]
      .find(({ dataset }) => dataset.field === field && dataset.value === value);
    (again || input).focus();
  };

  // Most often they stay hidden, and are not drawn then.
  const showFilters = (isShown) => {
    if (isShown && filters.children.length === 0 && shown) filters.append(...frame.filters(shown.answer, shown));
    filters.hidden = !isShown || filters.children.length === 0;
    const toggle = head.querySelector('[data-action="filters"]');
    if (toggle) toggle.setAttribute('aria-expanded', String(!filters.hidden));
  };

  const hint = () => (choice.options.length > 0
    ? [box.element('p', { className: 'search-hint', aria: { hidden: true } }, say('keys'))] : []);

  const answered = (answer, asked) => {
    const isSame = shown !== null && shown.query === asked.query && shown.isFull === asked.isFull;
    const keptTop = isSame ? panel.scrollTop : 0;
    const isOpen = answer.hits.length === 0 || (asked.isFull && isWide.matches) || (isSame && !filters.hidden);
    shown = { ...asked, answer };
    const said = frame.said(answer);
    choice.replace([...(answer.pages || []).filter(({ kind }) => kind !== 'term').map(draw.page), ...answer.hits.map((hit) => draw.hit(hit, said, asked.isExact)),
      ...frame.rest(answer, asked), ...frame.trials(answer, asked)], isSame);
    redraw([[head, frame.head(answer, asked)], [filters, isOpen ? frame.filters(answer, asked) : []], [foot, [...frame.problems(answer), ...hint()]]]);
    showFilters(isOpen);
    open(true);
    panel.scrollTop = keptTop;
    if (!answer.isEarly) announce([...head.querySelectorAll('.search-message, .of-page, .of-term')].map((node) => node.textContent)
      .concat((answer.problems || []).length > 0 ? say('partial') : []).join(' '));
  };

  const message = (text, properties) => box.element('p', { className: 'search-message', ...properties }, text);

  const waiting = () => {
    if (choice.options.length > 0 && !panel.hidden) {
      list.setAttribute('aria-busy', 'true');
      return;
    }
    redraw([[head, [message(say('busy'))]]]);
    open(true);
  };

  // What was found before stays: it may still help.
  const failed = (error) => {
    list.removeAttribute('aria-busy');
    redraw([[head, [message([say('failed'), /'.+?'/.exec(error.message)].join(' '), { title: error.message }), frame.button('retry', say('retry'))]]]);
    announce(say('failed'));
    open(true);
  };

  const asking = new box.Asking({ answered, waiting, failed });

  const showRecent = () => {
    const queries = recent.list();
    shown = null;
    asking.forget();
    choice.replace(queries.map((query) => draw.trial(query, 'recent', query)));
    redraw([[head, queries.length > 0 ? [message(say('recent')), frame.button('forget', say('forget'))] : []], [filters, []], [foot, []]]);
    filters.hidden = true;
    status.textContent = '';
    open(queries.length > 0);
  };

  // Changes.

  // On a phone the keyboard leaves no room for anything but the search.
  const isNarrow = matchMedia('(max-width: 40rem)');
  // There filters have a column.
  const isWide = matchMedia('(min-width: 56rem)');

  const change = (changes, isAwaited = false) => {
    state = { ...state, ...changes };
    if (!isAsked()) {
      state = { ...state, isExact: false, isFull: false, limit: FEW, lifted: undefined };
      clearTimeout(announcement);
      address.write();
      showRecent();
      return undefined;
    }
    state.isFull = state.isFull || isNarrow.matches;
    if (state.isFull && state.limit < MANY) state.limit = MANY;
    address.write(state);
    return asking.ask({ ...state, asOf: asOf() }, isAwaited);
  };

  const write = (query, changes = {}) => {
    input.value = query;
    input.focus();
    return change({ query: query.trim(), isExact: false, ...changes });
  };

  const hide = () => {
    clearTimeout(leaving);
    asking.stop();
    state = { ...state, isFull: false, limit: FEW };
    open(false);
  };

  const close = () => {
    hide();
    address.write();
  };

  /** To where one was reading. */
  const goBack = () => {
    const { from } = input;
    input.blur();
    from?.element.focus({ preventScroll: true });
    if (from?.top) scrollTo({ top: from.top, behavior: 'instant' });
  };

  const toggled = (field, value) => {
    const before = state.filters[field] || [];
    const after = before.includes(value) ? before.filter((one) => one !== value) : [...before, value];
    const { [field]: _, ...others } = state.filters;
    return after.length > 0 ? { ...others, [field]: after } : others;
  };

  /** A filter that was typed is taken out of what is typed; what neither was chosen nor typed is that of the page. */
  const unfilter = async (field, value) => {
    if ((state.filters[field] || []).includes(value)) return change({ filters: toggled(field, value) });
    const rest = await box.typed.without(input.value, { field, value });
    if (rest === undefined && value === asOf()) return change({ lifted: value });
    // An edition among the words is one as well.
    return write(rest ?? await box.typed.without(input.value, { value, isName: true }) ?? input.value);
  };

  const leave = () => {
    // However slow the next page is: the address keeps what was asked.
    input.blur();
    recent.add(state.query);
    if (isAsked()) address.keep(state, panel.scrollTop);
    hide();
  };

  const follow = (link, isElsewhere) => {
    higraphPlaces.takeEdition(link);
    if (isElsewhere) {
      recent.add(state.query);
      window.open(link.href, '_blank', 'noopener');
      return;
    }
    leave();
    location.assign(link.href);
  };

  const actions = {
    ask: ({ query }) => write(query, { isFull: state.isFull }),
    exact: () => change({ isExact: true }),
    widely: () => change({ isExact: false }),
    filter: ({ field, value }) => change({ filters: toggled(field, value) }),
    browse: ({ field, value }) => write('', { filters: { [field]: [value] } }),
    unfilter: ({ field, value }) => unfilter(field, value),
    unfiltered: ({ query }) => write(query, { filters: {}, lifted: edition() }),
    filters: () => showFilters(filters.hidden),
    all: () => { input.focus(); change({ isFull: true, limit: MANY }); },
    more: () => change({ limit: state.limit + MANY }),
    retry: () => change({}),
    forget: () => { recent.clear(); showRecent(); },
    close: () => { close(); goBack(); },
    unfold: (_, node) => {
      node.previousElementSibling.focus();
      node.replaceWith(...node.others());
    },
  };

  const act = (node, event) => {
    const { action } = node.dataset;
    // It goes, and the focus with it.
    if (node.role && node === document.activeElement) input.focus();
    if (action === 'open') follow(node, event.metaKey || event.ctrlKey);
    else if (actions[action]) actions[action](node.dataset, node);
  };

  // Keys.

  // While a syllable is being composed, keys belong to the input method. Safari ends composition before it sends
  // keydown, so that only keyCode 229 tells.
  const isComposing = (event) => event.isComposing || event.keyCode === 229;

  const enter = async (event) => {
    // What was closed is not followed unseen.
    if (panel.hidden && shown?.query === state.query) { reopen(); return; }
    const isSeen = choice.chosen || !isAsked() || isAnswered();
    if (!isSeen && !await change({}, true)) return;
    const option = choice.chosen || (shown && choice.options[0]);
    // Of what nobody has seen yet a hit is opened, but nothing else is asked instead.
    if (option && (isSeen || option.dataset.action === 'open')) act(option, event);
  };

  /** Shows the answer again, or asks where none was shown before the box was closed. */
  const reopen = () => {
    if (!isAsked()) showRecent();
    else if (isAnswered()) open(true);
    else change({});
  };

  const escape = () => {
    if (!panel.hidden) close();
    else if (isAsked()) write('', { filters: {} });
    else goBack();
  };

  const arrow = (step) => {
    if (panel.hidden) reopen();
    if (!panel.hidden) choice.move(step);
    return true;
  };

  const leaf = (step) => {
    panel.scrollTop += step * panel.clientHeight;
    return !panel.hidden;
  };

  const isAtEnd = () => input.selectionStart === input.value.length && input.selectionEnd === input.value.length;
  const keys = {
    ArrowDown: () => arrow(1),
    ArrowUp: () => arrow(-1),
    ArrowRight: () => isAtEnd() && choice.across(true),
    ArrowLeft: () => choice.across(false),
    PageDown: () => leaf(.9), PageUp: () => leaf(-.9),
    Enter: (event) => { enter(event); return true; },
    Escape: () => { escape(); return true; },
  };

  input.addEventListener('keydown', (event) => {
    if (isComposing(event) || event.shiftKey || event.altKey) return;
    if (keys[event.key] && keys[event.key](event)) event.preventDefault();
  });
  panel.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || isComposing(event)) return;
    input.focus();
    close();
    event.preventDefault();
  });

  // Events.

  input.addEventListener('input', () => {
    // What was chosen answers something else.
    choice.choose(null);
    change({ query: input.value.trim(), isExact: false, limit: FEW });
  });
  input.addEventListener('focus', () => {
    // While it is open the focus comes from within, unless another edition was chosen.
    if (!isAsked() || panel.hidden || (shown && shown.asOf !== asOf())) reopen();
  });
  root.addEventListener('pointerdown', () => { input.from = null; });
  panel.addEventListener('click', (event) => {
    const node = event.target.closest('[data-action]');
    if (!node) return;
    if (node.dataset.action !== 'open') act(node, event);
    else if (event.metaKey || event.ctrlKey || event.shiftKey) recent.add(state.query);
    else leave();
  });
  // The focus stays in the field; the list says by itself what is chosen.
  list.addEventListener('mousedown', (event) => event.preventDefault());
  list.addEventListener('mousemove', (event) => {
    const option = event.target.closest('[role="option"]');
    if (option && option !== choice.chosen) choice.choose(option);
  });
  // On a phone only the keyboard goes so.
  root.addEventListener('focusout', ({ relatedTarget }) => {
    if (root.contains(relatedTarget) || (isNarrow.matches && !relatedTarget)) return;
    leaving = setTimeout(() => {
      if (!root.contains(document.activeElement) && document.hasFocus()) close();
    }, 150);
  });

  const recall = async () => {
    const { query, filters: chosen, isExact, isFull } = address.read();
    const { limit = state.limit, top, lifted } = history.state || state;
    input.value = query;
    input.focus();
    if (await change({ query: query.trim(), filters: chosen, isExact, isFull, limit, lifted }, true) && top) panel.scrollTop = top;
  };
  const isInAddress = () => new URLSearchParams(location.search).has('q');
  /** Where one was reading. */
  box.top = () => input.from?.top || scrollY;
  addEventListener('popstate', ({ state: entry }) => {
    if (address.read().isFull) recall();
    else if (state.isFull) {
      close();
      input.blur();
      // The browser itself would scroll to what the address names.
      if (entry) requestAnimationFrame(() => scrollTo({ top: entry.under, behavior: 'instant' }));
    } else if (box.isLeft && entry && 'under' in entry) {
      // That entry was gone back from: further, to before the page.
      box.isLeft = false;
      history.back();
    }
  });
  // Going back, Safari empties the field once all has been shown.
  addEventListener('pagehide', () => { input.defaultValue = input.value; });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && isInAddress()) recall();
  });
  // What scrolls into view stays below the head.
  new ResizeObserver(() => { panel.style.scrollPaddingTop = `${head.offsetHeight}px`; }).observe(head);

  box.isReady = true;
  const isIn = document.activeElement === input;
  state.query = input.value.trim();
  if (isInAddress() && !(isIn && input.value)) recall();
  else if (isIn) reopen();
})();
