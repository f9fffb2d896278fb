// Filters of the list of all rules; what is chosen stays in the address.
(() => {
  'use strict';
  const form = document.querySelector('.filters');
  if (!form) return;
  const status = form.querySelector('[role="status"]');
  const nothing = form.nextElementSibling;
  const asOf = document.querySelector('.as-of');
  const groups = [...document.querySelectorAll('main section[id]')];
  const pages = [...document.querySelectorAll('.pages a')];
  const names = (text) => (text ? text.split('|') : []);

  // Where an attribute is left out, a rule holds in the editions and on the platforms of its component.
  const rules = groups.flatMap((group) => [...group.querySelectorAll('li')].map((item) => ({
    item,
    component: [group.id],
    kind: [item.className.match(/kind-(\w+)/)[1]],
    edition: (item.dataset.in ?? group.dataset.in)?.split(' ') ?? null,
    platform: names(item.dataset.platform || group.dataset.platform),
    api: names(item.dataset.api),
  })));

  const labels = {
    component: new Map(groups.map((group) => [group.id, group.querySelector('h2').textContent.trim()])),
    kind: new Map(rules.map(({ item, kind: [kind] }) => [kind, item.querySelector('b').textContent])),
    edition: new Map([...form.elements.edition.options].map(({ value, text }) => [value, text])),
    platform: new Map(rules.flatMap(({ platform }) => platform).sort().map((name) => [name, name])),
    api: new Map(rules.flatMap(({ api }) => api).sort().map((name) => [name, name])),
  };

  const fields = Object.keys(labels).map((name) => form.elements[name]);
  for (const field of fields) {
    const options = [...labels[field.name]].map(([value, label]) => new Option(label, value));
    field.replaceChildren(new Option(form.dataset.any, ''), ...options);
    field.closest('label').hidden = labels[field.name].size < 2;
  }

  const holds = (values, wanted) => !wanted || values === null || values.includes(wanted);
  const chosenEdition = () => {
    const { edition } = document.documentElement.dataset;
    return edition === '_now' ? '' : edition;
  };
  const show = () => {
    const edition = chosenEdition();
    const held = rules.filter((rule) => holds(rule.edition, edition));
    const shown = new Set(held.filter((rule) => fields.every(({ name, value }) => holds(rule[name], value))));
    for (const rule of rules) rule.item.hidden = !shown.has(rule);
    for (const group of groups) group.hidden = !group.querySelector('li:not([hidden])');
    status.textContent = form.dataset.count.replace('{count}', shown.size).replace('{total}', held.length);
    nothing.textContent = shown.size ? '' : form.dataset.none;
  };

  const remember = () => {
    const address = new URL(location.href);
    for (const { name } of fields) address.searchParams.delete(name);
    for (const { name, value } of fields) if (value) address.searchParams.set(name, value);
    try { history.replaceState(history.state, '', address); } catch { /* Forbidden when it is done often. */ }
    for (const page of pages) page.search = address.search;
  };

  const recall = () => {
    const wanted = new URLSearchParams(location.search);
    for (const field of fields) {
      const value = wanted.get(field.name) || '';
      field.value = labels[field.name].has(value) ? value : '';
    }
  };

  form.addEventListener('change', () => { remember(); show(); });
  form.addEventListener('reset', () => {
    for (const field of fields) field.value = '';
    remember();
    show();
  });
  if (asOf) asOf.addEventListener('change', () => { remember(); show(); });
  for (const event of ['popstate', 'pageshow']) addEventListener(event, () => { recall(); show(); });
  form.hidden = false;
  recall();
  remember();
  show();
})();
