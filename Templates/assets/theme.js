// Puts the chosen theme in place before the page is painted, and works the button of the theme.
(() => {
  'use strict';
  const root = document.documentElement;
  const key = 'higraph-theme';
  const themes = ['system', 'light', 'dark'];
  root.classList.add('js');
  // The script of the page turns it on: its :has are asked of every element.
  document.querySelector('[href$="editions.css"]')?.setAttribute('media', 'not all');

  // Touching localStorage may throw.
  const stored = () => {
    try { return localStorage.getItem(key); } catch { return null; }
  };
  const store = (theme) => {
    try { localStorage.setItem(key, theme); } catch { /* The choice then lasts for this page. */ }
  };

  let theme = 'system';
  let button = null;
  const apply = (wanted) => {
    theme = themes.includes(wanted) ? wanted : 'system';
    if (theme === 'system') delete root.dataset.theme;
    else root.dataset.theme = theme;
    if (button) button.title = button.ariaLabel = button.dataset[theme];
  };
  apply(stored());
  addEventListener('storage', (event) => { if (event.key === key) apply(event.newValue); });
  // Gone back to, a page may be as it was left.
  addEventListener('pageshow', () => apply(stored() || theme));

  document.addEventListener('DOMContentLoaded', () => {
    button = document.querySelector('.theme');
    if (!button) return;
    button.addEventListener('click', () => {
      apply(themes[(themes.indexOf(theme) + 1) % themes.length]);
      store(theme);
    });
    apply(theme);
    button.hidden = false;
  });
})();
