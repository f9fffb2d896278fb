// What is asked, in the address: a shared link opens with its results, and `?mark=` on a link to one names the words that
// led there.
((root) => {
  'use strict';
  const { box } = root.Higraph;
  const own = ['q', 'in', 'exact', 'all'];
  const MOST_MARKS = 8;
  const LONGEST_MARK = 40;
  let timer = 0;

  const read = () => {
    const address = new URLSearchParams(location.search);
    const filters = {};
    for (const [field, value] of address.getAll('in').map((one) => one.split(/:(.*)/s))) {
      // A field that there is has a name; anybody may write others into an address.
      if (value && box.say(`field.${field}`)) filters[field] = [...(filters[field] || []), value];
    }
    return { query: address.get('q') || '', filters, isExact: address.has('exact'), isFull: address.has('all') };
  };

  const replace = (state) => {
    const address = new URL(location.href);
    own.forEach((name) => address.searchParams.delete(name));
    const bare = address.href;
    if (state) {
      address.searchParams.set('q', state.query);
      for (const [field, values] of Object.entries(state.filters)) {
        values.forEach((value) => address.searchParams.append('in', `${field}:${value}`));
      }
      if (state.isExact) address.searchParams.set('exact', '');
      if (state.isFull) address.searchParams.set('all', '');
    }
    if (address.href === location.href) return;
    // The whole window is an entry of its own, out of which Back leads to where one was reading.
    const isPushed = history.state?.isPushed, asked = { isPushed: true, limit: state?.limit };
    // Closed there, the search leaves an entry that is the page once more.
    box.isLeft = isPushed && !state;
    try {
      if (isPushed || !state?.isFull || location.search.includes('all=')) history.replaceState(isPushed ? asked : null, '', address);
      else {
        history.replaceState({ under: box.top() }, '', bare);
        history.pushState(asked, '', address);
      }
    } catch { /* Some browsers forbid many: the next pause writes it. */ }
  };

  /** Puts a state into the address, once typing pauses; without one takes it out. */
  const write = (state) => {
    clearTimeout(timer);
    if (state) timer = setTimeout(() => replace(state), 250); else replace();
  };

  /** Puts it there at once, before the page is left, and for who comes back how far down the list they were. */
  const keep = (state, top) => {
    clearTimeout(timer);
    replace(state);
    try { history.replaceState({ ...history.state, limit: state.limit, lifted: state.lifted, top }, ''); } catch { /* Then it is the top. */ }
  };

  const marksOf = ({ title, snippet, marks = {} }) => [[title, marks.title], [snippet, marks.snippet]]
    .flatMap(([text, ranges]) => (ranges || []).map(([start, end]) => (text || '').slice(start, end).trim()));

  /** The address of a hit, with the words to mark there: those that matched in it, for others led elsewhere. */
  const landing = (hit) => {
    const [path, hash] = hit.url.split('#');
    const terms = new Map(marksOf(hit).filter((term) => term && term.length <= LONGEST_MARK)
      .map((term) => [term.toLowerCase(), term]));
    const query = new URLSearchParams([...terms.values()].slice(0, MOST_MARKS).map((term) => ['mark', term]));
    return `${document.body.dataset.base}${path}${terms.size > 0 ? `?${query}` : ''}${hash ? `#${hash}` : ''}`;
  };

  const named = (page) => `${document.body.dataset.base}${document.body.dataset.lang}/${box.pathOf(page)}`;

  box.address = { read, write, keep, landing, named };
})(globalThis);
