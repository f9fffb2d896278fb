// Copies a rule as a link, as text or as Markdown; how that is done is loaded once there is a menu to choose from.
(() => {
  'use strict';

  const main = document.querySelector('main');
  const words = main.dataset;
  const element = (name, className, text) => {
    const node = document.createElement(name);
    node.className = className;
    if (text) node.textContent = text;
    return node;
  };

  const load = () => new Promise((resolve) => {
    const src = `${document.body.dataset.base}assets/copy-formats.js`;
    const done = () => resolve(globalThis.higraphFormats);
    document.head.append(Object.assign(document.createElement('script'), { src, onload: done, onerror: done }));
  });

  const offerCopying = () => {
    const menu = element('div', 'copy-menu');
    menu.popover = 'auto';
    const status = element('p', 'visually-hidden');
    status.role = 'status';
    let opener = null;
    let formats = null;
    let closing = 0;
    for (const [format, label] of [['link', words.copyLink], ['text', words.copyText], ['markdown', words.copyMarkdown]]) {
      const button = element('button', '', label);
      button.type = 'button';
      button.value = label;
      button.addEventListener('click', async () => {
        const from = opener;
        const isDone = await (await formats)?.copy(format, from.closest('.rule'), menu);
        status.textContent = button.textContent = isDone ? words.copied : words.copyFailed;
        clearTimeout(closing);
        if (opener === from) closing = setTimeout(() => menu.hidePopover(), 900);
        from.focus();
      });
      menu.append(button);
    }
    menu.addEventListener('toggle', ({ newState }) => { opener.ariaExpanded = newState === 'open'; });
    addEventListener('focusin', ({ target }) => {
      if (opener && target !== opener && !menu.contains(target)) menu.hidePopover();
    });
    const open = (button) => {
      if (opener) opener.ariaExpanded = false;
      clearTimeout(closing);
      opener = button;
      // Of what was copied before nothing is said any more.
      for (const choice of menu.children) choice.textContent = choice.value;
      if (!globalThis.higraphFormats) formats = load();
      button.after(menu);
      const box = button.getBoundingClientRect();
      menu.showPopover();
      // The event that says so comes later than a key that is pressed at once.
      button.ariaExpanded = true;
      menu.style.top = `${box.bottom + scrollY + 4}px`;
      menu.style.left = `${Math.max(8, Math.min(box.left + scrollX, innerWidth - menu.offsetWidth - 8))}px`;
      menu.firstElementChild.focus();
    };
    for (const title of document.querySelectorAll('.rule .anchor')) {
      const button = element('button', 'copy');
      button.type = 'button';
      button.ariaExpanded = false;
      button.ariaLabel = words.copy.replace('{title}', () => title.textContent);
      button.addEventListener('click', () => open(button));
      title.parentElement.after(button);
    }
    main.append(status);
  };
  if (HTMLElement.prototype.hasOwnProperty('popover')) offerCopying();
})();
