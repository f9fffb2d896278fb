// Shows the search box, and loads the search itself when someone begins to search.
(() => {
  'use strict';
  const box = document.getElementById('search');
  if (!box) return;
  const input = document.getElementById('search-input');
  const { base, lang } = document.body.dataset;
  const address = new URLSearchParams(location.search);
  const engine = ['analysis', 'store', 'reading', 'ranking', 'answer'].map((name) => `search-${name}`).concat('search');
  const parts = ['parts', 'address', 'recent', 'hit', 'frame', 'choice', 'asking'].map((name) => `box-${name}`);
  const Higraph = (globalThis.Higraph = globalThis.Higraph || {});
  let isLoaded = false;

  // In this order, although none waits for the page.
  const run = (name) => new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `${base}assets/${name}.js`;
    script.async = false;
    script.addEventListener('load', resolve);
    script.addEventListener('error', () => reject(new Error(`'assets/${name}.js' could not be loaded`)));
    document.head.append(script);
  });

  const dress = (name) => {
    const style = document.createElement('link');
    style.rel = 'stylesheet';
    style.href = `${base}assets/${name}.css`;
    document.head.append(style);
  };

  // Without the box's own scripts this is all that can be said.
  const fail = () => {
    const again = document.createElement('a');
    const target = new URL(location.href);
    target.searchParams.set('q', input.value);
    again.href = target.href;
    again.textContent = box.dataset.retry;
    document.getElementById('search-head').replaceChildren(box.dataset.failed, ' ', again);
    document.getElementById('search-status').textContent = box.dataset.failed;
    document.getElementById('search-panel').hidden = false;
  };

  const load = () => {
    if (isLoaded) return;
    isLoaded = true;
    dress('search');
    Promise.all([`search-words-${lang}`, ...parts].map(run)).then(() => run('search-ui')).catch(fail);
    Higraph.engine = Promise.all(engine.map(run));
    Higraph.engine.then(() => Higraph.prepare(lang)).catch(() => { /* Said when someone asks. */ });
  };

  const isTyping = ({ target }) => target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName);
  // By the letter, and by the key where the layout has other letters than Latin ones. Where it has Latin ones
  // elsewhere, as on Dvorak, the key is another shortcut.
  const isKey = ({ key, code }, letter, place) => key.toLowerCase() === letter || (code === place && !/^[!-~]$/.test(key));

  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.isComposing || event.keyCode === 229 || event.altKey) return;
    const opens = event.metaKey || event.ctrlKey ? isKey(event, 'k', 'KeyK') && !event.shiftKey
      : isKey(event, '/', 'Slash') && !isTyping(event);
    if (!opens) return;
    event.preventDefault();
    input.focus();
    input.select();
  });
  // An attribute that the checker of markup does not know yet.
  input.enterKeyHint = 'go';
  input.addEventListener('focus', load);
  box.addEventListener('pointerenter', load);
  box.hidden = false;
  if (address.has('q')) load();
  if (address.has('mark')) {
    dress('landing-marks');
    run('landing-marks').catch(() => { /* The page can be read without marks. */ });
  }
})();
