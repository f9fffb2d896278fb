// Draws what stands around the hits: how the query was read, filters with counts, what else to try, what went wrong.
((root) => {
  'use strict';
  const { box } = root.Higraph;
  const { say, element, name, breakable, inOrder, address, draw } = box;
  const MOST_VALUES = 8;

  const button = (action, text, { data = {}, ...properties } = {}) =>
    element('button', { type: 'button', ...properties, data: { action, ...data } }, ...[text].flat());

  // Above the hits ------------------------------------------------------------

  const corrected = ({ suggestions = [] }) => suggestions.filter(({ kind }) => kind === 'corrected').map(({ query }) => query);

  /** The notes said once above the hits: what holds for all, and how the query was read for most. */
  const common = ({ hits }) => {
    const counts = new Map();
    hits.flatMap(({ why }) => [...new Set(why)]).forEach((note) => counts.set(note, (counts.get(note) || 0) + 1));
    return [...counts.keys()].filter((note) => !note.startsWith('supersedes ')
      && (counts.get(note) === hits.length || (counts.get(note) * 2 >= hits.length && !/^(without|syllables) /.test(note))));
  };

  const isCorrection = (note) => /^(spelling|layout) /.test(note);

  /** What the hits need not say again: that, and corrections. */
  const said = (answer) => new Set([...common(answer), ...(corrected(answer).length > 0
    ? answer.hits.flatMap(({ why }) => why || []).filter(isCorrection) : [])]);

  const reading = (answer, state) => {
    const isCorrected = corrected(answer).length > 0;
    const notes = common(answer).filter((note) => !(isCorrected && isCorrection(note)));
    const again = state.isExact ? [element('span', {}, say('exact')), button('widely', say('widely'))]
      : isCorrected ? [button('exact', say('typed', { query: state.query }))] : [];
    return [...again, ...notes.map((note) => (draw.isReading(note) && !state.isExact
      ? button('exact', draw.reason(note), { className: 'chip', title: say('exactly') })
      : element('span', {}, draw.reason(note))))];
  };

  /** What the hits are narrowed to, each to be taken off. */
  const applied = ({ filters = [] }, { asOf }) => filters.map(({ field, value, names }) => {
    const isAsOf = field === 'edition' && value === asOf;
    const isKnown = names.length > 0;
    const label = names.map((one) => name(field, one)).join(', ') || value;
    const title = say(`field.${field}`);
    const text = isAsOf ? say('as-of', { edition: label }) : isKnown ? `${title}: ${label}` : say(title ? 'unknown-filter' : 'unknown-field', { field: title || field, value });
    return button('unfilter', element('span', {}, ...breakable(text)), { className: `chip applied${isAsOf ? ' of-page' : isKnown ? '' : ' unknown'}`, data: { field, value },
      title: say('unfilter') });
  });

  const message = (answer, state) => {
    const meant = corrected(answer).join(', ');
    if (answer.hits.length > 0) return say(meant ? 'corrected' : 'found', { count: answer.total, query: meant });
    return state.query ? say('none', { query: state.query }) : say('none-narrowed');
  };

  /** Not among the options, of which Enter opens the first. */
  const terms = ({ pages = [] }) => pages.filter(({ kind }) => kind === 'term').map((term) =>
    element('a', { className: 'of-term', href: address.named(term), data: { action: 'open' } }, say('term', { term: term.title })));

  const head = (answer, state) => [
    element('p', { className: 'search-message' }, message(answer, state)), ...terms(answer),
    ...reading(answer, state), ...applied(answer, state),
    element('span', { className: 'search-actions' },
      offered(answer, state).length > 0 && button('filters', say('filters'), { className: 'search-filter',
        aria: { expanded: false, controls: '_search-filters' } }),
      button('close', say('close'), { className: 'search-close' })),
  ];

  // Filters -------------------------------------------------------------------

  /** The fields that still tell the hits apart. */
  const offered = ({ facets = [] }, state) =>
    facets.filter(({ field, values }) => values.length > 1 || state.filters[field]);

  const facet = ({ field, values }, state, action) => {
    const chosen = state.filters[field] || [];
    const toggle = ({ value, title, count }) => {
      const label = name(field, value) === value ? title : name(field, value);
      return button(action, [...breakable(label), ' ', element('small', {}, count)],
        { data: { field, value }, aria: { pressed: chosen.includes(value) } });
    };
    const all = inOrder(field, values);
    const few = all.filter(({ value }, at) => at < MOST_VALUES || chosen.includes(value));
    // The others are drawn when they are asked for: of components there may be hundreds, and every keystroke draws anew.
    const others = all.filter((one) => !few.includes(one));
    const unfold = button('unfold', say('rest', { count: others.length }), { className: 'unfold' });
    unfold.others = () => others.map(toggle);
    return element('fieldset', {}, element('legend', {}, say(`field.${field}`)),
      element('div', {}, ...few.map(toggle), others.length > 0 && unfold));
  };

  /** Where nothing was found, to look around instead. */
  const filters = (answer, state) => {
    const isEmpty = answer.hits.length === 0;
    return [...(isEmpty ? [element('p', {}, say('browse'))] : []),
      ...offered(answer, state).map((one) => facet(one, state, isEmpty ? 'browse' : 'filter'))];
  };

  // Below the hits ------------------------------------------------------------

  const trials = ({ suggestions = [], filters: asked = [] }, { asOf }) => suggestions.filter(({ kind }) => kind !== 'corrected').map((one) => {
    const isDated = one.kind === 'unfiltered' && asOf !== undefined && asked.every(({ field, value }) => field === 'edition' && value === asOf);
    const label = say(`try.${isDated ? 'any-edition' : one.kind}`, { query: one.query, count: one.count });
    return one.kind === 'unfiltered' ? draw.button('unfiltered', { className: 'trial', data: { query: one.query } }, label)
      : draw.trial(one.query, '', label);
  });

  const rest = ({ hits, total }, state) => {
    if (hits.length === 0 || total <= hits.length) return [];
    return [state.isFull ? draw.button('more', { className: 'trial' }, say('more', { count: total - hits.length }))
      : draw.button('all', { className: 'trial all' }, say('all', { count: total }))];
  };

  /** What of the index could not be read; the file is named as it is. */
  const problems = ({ problems: found = [] }) => {
    if (found.length === 0) return [];
    const files = found.map((one) => (/'([^']+)'/.exec(one) || [one, one])[1]);
    return [element('p', { className: 'search-problem', title: found.join('\n') }, say('partial'), ' ',
      element('code', {}, [...new Set(files)].join(', ')), ' ', button('retry', say('retry')))];
  };

  box.frame = { head, filters, trials, rest, problems, said, button };
})(globalThis);
