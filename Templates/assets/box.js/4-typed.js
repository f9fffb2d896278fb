// Takes a filter out of what is typed.
((root) => {
  'use strict';
  const { Higraph } = root;
  const { box } = Higraph;

  /** The place of a name among words, however these are set apart, with its endings. */
  const nameIn = (text, name, words, filters) => {
    const isFree = (place) => filters.every(({ start, end }) => place.end <= start || place.start >= end);
    for (const [first, { start }] of words.entries()) {
      for (let count = 1; first + count <= words.length; count += 1) {
        const named = words.slice(first, first + count);
        if (named.map(({ written }) => written).join(' ') !== name) continue;
        const { start: next = text.length } = words[first + count] || {};
        const place = { start, end: Math.min(next, ...filters.map((filter) => filter.start).filter((one) => one > start)) };
        if (isFree(place)) return place;
      }
    }
    return undefined;
  };

  /** A text without a filter, which `isName` says is no `field:value`; undefined where it is not in it. */
  const without = async (typed, { field, value, isName = false }) => {
    const { analysis, reading, openStore } = Higraph;
    const { core: { tables } } = await openStore(document.body.dataset.lang);
    const text = analysis.folded(typed);
    const analyzer = new analysis.Analyzer(tables);
    const { typed: read, places } = reading.splitFilters(text, analyzer);
    const filters = places.map((place, at) => ({ ...read[at], ...place }));
    const place = isName ? nameIn(text, value, analyzer.words(text), filters)
      : filters.find((one) => one.field === field && one.value === value);
    return place && `${text.slice(0, place.start)} ${text.slice(place.end)}`.replace(/\s+/g, ' ').trim();
  };

  box.typed = { without };
})(globalThis);
