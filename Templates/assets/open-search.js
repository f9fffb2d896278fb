// Shows the search box, and loads the search itself when someone begins to search.
(() => {
  'use strict';
  const box = document.getElementById('search');
  if (!box) return;
  const input = document.getElementById('search-input');
  const { base, lang } = document.body.dataset;
  const scripts = [`components-${lang}`, 'search-analysis', 'search-store', 'search-reading', 'search-answer', 'search',
    'search-ui'];
  let isLoaded = false;

  const load = () => {
    if (isLoaded) return;
    isLoaded = true;
    const style = document.createElement('link');
    style.rel = 'stylesheet';
    style.href = `${base}assets/search.css`;
    document.head.append(style);
    for (const name of scripts) {
      const script = document.createElement('script');
      script.src = `${base}assets/${name}.js`;
      // In this order, although none waits for the page.
      script.async = false;
      if (name === scripts.at(-1)) script.addEventListener('load', catchUp);
      document.head.append(script);
    }
  };

  // What was typed before the scripts were there.
  const catchUp = () => {
    if (input.value) input.dispatchEvent(new Event('input', { bubbles: true }));
  };

  const isTyping = ({ target }) => target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName);
  // By the letter and by the key, so that it works while another keyboard layout is on.
  const isSlash = (event) => event.key === '/' || (event.code === 'Slash' && !event.shiftKey);
  const isK = (event) => event.key.toLowerCase() === 'k' || event.code === 'KeyK';

  document.addEventListener('keydown', (event) => {
    if (isLoaded || event.isComposing || event.keyCode === 229) return;
    const isCommand = event.metaKey || event.ctrlKey;
    const opens = isCommand ? isK(event) && !event.altKey && !event.shiftKey
      : isSlash(event) && !event.altKey && !isTyping(event);
    if (!opens) return;
    event.preventDefault();
    input.focus();
    input.select();
  });
  input.addEventListener('focus', load);
  box.addEventListener('pointerenter', load);
  input.enterKeyHint = 'go';
  box.hidden = false;
  if (new URLSearchParams(location.search).has('q')) load();
})();
