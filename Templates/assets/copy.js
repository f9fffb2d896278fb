// Copies a rule as a link, as text or as Markdown.
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

  const inline = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.data.replace(/\s+/g, ' ');
    const text = [...node.childNodes].map(inline).join('');
    switch (node.localName) {
      case 'code': return `\`${text}\``;
      case 'em': return `*${text}*`;
      case 'strong': return `**${text}**`;
      case 'a': return `[${text}](${node.href})`;
      case 'br': return '\\\n';
      default: return text;
    }
  };
  const block = (node, indent = '') => {
    switch (node.localName) {
      case 'ul': case 'ol':
        return [...node.children].map((item, index) => {
          const mark = node.localName === 'ol' ? `${index + 1}. ` : '- ';
          return indent + mark + inItem(item, indent + ' '.repeat(mark.length));
        }).join('\n');
      case 'figure': case 'div': return captions(node);
      case 'pre': return '```\n' + node.textContent.replace(/\n$/, '') + '\n```';
      case 'blockquote': return [...node.children].map((child) => block(child)).join('\n\n').replace(/^/gm, '> ');
      default: return inline(node).trim();
    }
  };
  const captions = (node) => [...node.querySelectorAll('figcaption')].map(({ innerText }) => innerText.trim()).join('\n\n');
  const plain = (node) => (/^(figure|div)$/.test(node.localName) ? captions(node) : node.innerText.trim());
  const inItem = (item, indent) => [...item.childNodes]
    .map((node) => (/^(ul|ol)$/.test(node.localName) ? '\n' + block(node, indent) : inline(node))).join('').trim();

  // Without what marks on the page the words that led to it.
  const addressOf = (rule) => {
    const address = new URL(location.href);
    address.searchParams.delete('mark');
    address.hash = rule.id;
    return address.href;
  };
  // The kind, and the editions in which the rule holds.
  const standing = (rule) => [...rule.querySelectorAll(':scope > .kind, .edition')].map(({ textContent }) => textContent).join(' · ');
  // A table as a list, as the page's twin has it: CommonMark knows no tables.
  const tables = (rule, wordsOf) => [...rule.querySelectorAll('table')].flatMap(({ caption, tBodies: [{ rows }] }) => [
    wordsOf(caption),
    [...rows].map(({ cells: [name, meaning, symbol] }) => `- ${[name, symbol, meaning].map(wordsOf).join(' – ')}`).join('\n'),
  ]);
  const formats = {
    link: addressOf,
    text: (rule) => [
      `${standing(rule)}: ${rule.querySelector('h3, h4').textContent}`,
      ...[...rule.querySelector('.prose').children].map(plain),
      ...tables(rule, ({ textContent }) => textContent.trim()), addressOf(rule),
    ].join('\n\n'),
    markdown: (rule) => [
      `### ${[...rule.querySelector('.anchor').childNodes].map(inline).join('').trim()}`,
      ...[...rule.querySelector('.prose').children].map((child) => block(child)),
      ...tables(rule, (cell) => inline(cell).trim()),
      `[${standing(rule)} · ${document.title}](${addressOf(rule)})`,
    ].join('\n\n'),
  };

  // Where the clipboard is closed, as on an unprotected server, the old way may still be open.
  const copy = async (text, place) => {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      const area = element('textarea', 'visually-hidden', text);
      place.append(area);
      area.select();
      const isDone = document.execCommand('copy');
      area.remove();
      return isDone;
    }
  };

  const offerCopying = () => {
    const menu = element('div', 'copy-menu');
    menu.popover = 'auto';
    const status = element('p', 'visually-hidden');
    status.setAttribute('role', 'status');
    let opener = null;
    for (const [format, label] of [['link', words.copyLink], ['text', words.copyText], ['markdown', words.copyMarkdown]]) {
      const button = element('button', '', label);
      button.type = 'button';
      button.addEventListener('click', async () => {
        const isDone = await copy(formats[format](opener.closest('.rule')).replaceAll('\u2060', '').replaceAll('\u00a0', ' '), menu);
        status.textContent = isDone ? words.copied : words.copyFailed;
        button.textContent = status.textContent;
        setTimeout(() => { button.textContent = label; menu.hidePopover(); }, 900);
        opener.focus();
      });
      menu.append(button);
    }
    menu.addEventListener('toggle', (event) => {
      if (opener) opener.setAttribute('aria-expanded', String(event.newState === 'open'));
    });
    addEventListener('focusin', ({ target }) => {
      if (opener && target !== opener && !menu.contains(target)) menu.hidePopover();
    });
    const open = (button) => {
      if (opener) opener.setAttribute('aria-expanded', 'false');
      opener = button;
      button.after(menu);
      const box = button.getBoundingClientRect();
      menu.showPopover();
      menu.style.top = `${box.bottom + scrollY + 4}px`;
      menu.style.left = `${Math.max(8, Math.min(box.left + scrollX, innerWidth - menu.offsetWidth - 8))}px`;
      menu.firstElementChild.focus();
    };
    for (const rule of document.querySelectorAll('.rule')) {
      const button = element('button', 'copy');
      button.type = 'button';
      button.setAttribute('aria-expanded', 'false');
      button.setAttribute('aria-label', words.copy.replace('{title}', rule.querySelector('h3, h4').textContent));
      button.addEventListener('click', () => open(button));
      rule.querySelector('h3, h4').after(button);
    }
    main.append(status);
  };
  if (HTMLElement.prototype.hasOwnProperty('popover')) offerCopying();
})();
