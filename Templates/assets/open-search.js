// Shows the search box, and loads the search when someone begins; a page of one's own needs this alone.
(() => {
  'use strict';
  const base = new URL('..', document.currentScript.src).href;
  const Higraph = (globalThis.Higraph = globalThis.Higraph || {});

  const script = (src, failure) => new Promise((resolve, reject) => {
    const element = Object.assign(document.createElement('script'), { src });
    element.onload = () => { element.remove(); resolve(); };
    element.onerror = () => { element.remove(); reject(new Error(failure)); };
    document.head.append(element);
  });

  const run = (name) => script(`${base}assets/${name}.js`, `'assets/${name}.js' could not be loaded`);

  // The index is sent for along with its reader: that takes what came before it.
  const begun = new Map();
  const fetched = (path) => script(`${Higraph.base || base}${path}`, `the search index lacks '${path}'`);
  Higraph.load = (path) => {
    const one = begun.get(path) || fetched(path);
    begun.delete(path);
    return one;
  };
  Higraph.shards = [];
  Higraph.shard = (...shard) => Higraph.shards.push(shard);

  Higraph.start = () => {
    begun.clear();
    return run('search');
  };

  const box = document.getElementById('_search');
  if (!box) return;
  const input = document.getElementById('_search-input');
  const { lang } = document.body.dataset;
  const address = new URLSearchParams(location.search);
  const dress = (name) => {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: `${base}assets/${name}.css` }));
  };

  // Without the box's scripts this is all there is to say.
  const fail = () => {
    const again = document.createElement('a');
    again.href = '';
    again.onclick = () => {
      const target = new URL(location);
      target.searchParams.set('q', input.value);
      again.href = target.href;
    };
    again.textContent = box.dataset.retry;
    document.getElementById('_search-head').replaceChildren(box.dataset.failed, ' ', again);
    document.getElementById('_search-status').textContent = box.dataset.failed;
    const panel = document.getElementById('_search-panel');
    panel.hidden = false;
    box.onkeydown = ({ key }) => { panel.hidden ||= key === 'Escape'; };
  };

  const load = () => {
    if ('engine' in Higraph) return;
    dress('search');
    Higraph.engine = Higraph.start();
    for (const name of ['core', 'rules']) {
      const path = `search/${lang}/${name}.js`;
      begun.set(path, fetched(path));
      begun.get(path).catch(() => begun.delete(path));
    }
    Higraph.engine.then(() => Higraph.prepare(lang)).catch(() => { /* Said when asked. */ });
    run(`search-words-${lang}`).then(() => run('box')).catch(fail);
  };

  const isTyping = ({ target }) => target.isContentEditable || target.matches('input:not([type=radio]),textarea,select');
  // By the letter, and by the key where the layout has no Latin letters. Where it has them elsewhere, as on Dvorak,
  // the key is another shortcut.
  const isKey = ({ key, code }, letter, place) => key.toLowerCase() === letter || (code === place && !/^[!-~]$/.test(key));

  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.isComposing || event.keyCode === 229 || event.altKey) return;
    const opens = event.metaKey || event.ctrlKey ? isKey(event, 'k', 'KeyK') && !event.shiftKey
      : isKey(event, '/', 'Slash') && !isTyping(event);
    if (!opens) return;
    event.preventDefault();
    // Where the bar has been scrolled away, the page is scrolled up to it.
    if (!box.contains(document.activeElement)) input.from = { element: document.activeElement, top: box.getBoundingClientRect().top < 0 && scrollY };
    input.focus();
    input.select();
  });
  // As markup the checker does not know it yet.
  input.enterKeyHint = 'go';
  input.addEventListener('focus', load);
  box.addEventListener('pointerenter', load);
  if (address.has('q')) load();
  if (address.has('mark')) {
    dress('landing-marks');
    run('landing-marks').catch(() => { /* The page is there. */ });
  }
})();
