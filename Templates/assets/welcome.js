// Leads on to the language chosen before, else to the first the browser asks for that there is.
(() => {
  'use strict';
  const links = [...document.querySelectorAll('a[data-language]')];
  let chosen = null;
  try { chosen = localStorage.getItem('higraph-language'); } catch { /* Nothing was kept. */ }
  const wanted = [chosen, ...(navigator.languages || [])].filter(Boolean).map((tag) => tag.toLowerCase());
  for (const tag of wanted) {
    const link = links.find(({ dataset: { language } }) => {
      const code = language.toLowerCase();
      return tag === code || tag.startsWith(`${code}-`);
    });
    if (link) {
      location.replace(link.href);
      return;
    }
  }
})();
