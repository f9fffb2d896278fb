// Puts the chosen theme in place before the page is painted, and works the button that changes it.
(() => {
  'use strict';
  const root = document.documentElement;
  const key = 'higraph-theme';
  root.classList.add('js');

  // From disk, or with storage forbidden, touching localStorage may throw.
  const stored = () => {
    try { return localStorage.getItem(key); } catch { return null; }
  };
  const store = (theme) => {
    try { localStorage.setItem(key, theme); } catch { /* The choice then lasts for this page. */ }
  };

  const dark = matchMedia('(prefers-color-scheme: dark)');
  const apply = (theme) => {
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  };
  const isDark = () => (root.dataset.theme ? root.dataset.theme === 'dark' : dark.matches);
  apply(stored());

  document.addEventListener('DOMContentLoaded', () => {
    const button = document.querySelector('.theme');
    if (!button) return;
    const show = () => {
      button.setAttribute('aria-pressed', String(isDark()));
      button.setAttribute('aria-label', isDark() ? button.dataset.light : button.dataset.dark);
      button.title = button.getAttribute('aria-label');
    };
    button.addEventListener('click', () => {
      const theme = isDark() ? 'light' : 'dark';
      apply(theme);
      store(theme);
      show();
    });
    dark.addEventListener('change', show);
    addEventListener('storage', (event) => {
      if (event.key === key) { apply(event.newValue); show(); }
    });
    show();
    button.hidden = false;
  });
})();
