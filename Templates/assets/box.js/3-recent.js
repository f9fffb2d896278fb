// What was searched for lately, kept by the browser where it may.
((root) => {
  'use strict';
  const { box } = root.Higraph;
  const key = 'higraph-recent';
  const MOST = 6;

  // With storage forbidden, touching localStorage may throw; and others may have written to it.
  const list = () => {
    try {
      const kept = JSON.parse(localStorage.getItem(key) || '[]');
      return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string' && one).slice(0, MOST) : [];
    } catch { return []; }
  };

  const keep = (queries) => {
    try {
      if (queries.length > 0) localStorage.setItem(key, JSON.stringify(queries)); else localStorage.removeItem(key);
    } catch { /* Then nothing is remembered. */ }
  };

  const add = (query) => {
    if (query) keep([query, ...list().filter((one) => one !== query)].slice(0, MOST));
  };

  box.recent = { list, add, clear: () => keep([]) };
})(globalThis);
