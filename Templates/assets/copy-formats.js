// What is copied of a rule: a link, text or Markdown; copy.js loads this with the first menu.
(() => {
  'use strict';

  // Marks of Markdown that a text has of its own.
  const escaped = (text) => text.replace(/[\\`*_[\]<&]/g, '\\$&');
  const fenceOf = (text, least) => '`'.repeat(Math.max(least, ...[...text.matchAll(/`+/g)].map(([run]) => run.length + 1)));
  const code = (text) => {
    const fence = fenceOf(text, 1);
    const room = /^`|`$/.test(text) ? ' ' : '';
    return fence + room + text + room + fence;
  };
  const inline = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return escaped(node.data.replace(/\s+/g, ' '));
    if (node.localName === 'code') return code(node.textContent);
    const text = [...node.childNodes].map(inline).join('');
    switch (node.localName) {
      case 'em': return `*${text}*`;
      case 'strong': return `**${text}**`;
      case 'a': return `[${text}](${node.href})`;
      case 'br': return '\\\n';
      default: return text;
    }
  };
  const pre = (text) => [fenceOf(text, 3), text.replace(/\n$/, ''), fenceOf(text, 3)].join('\n');
  const isBlock = ({ localName }) => /^(p|ul|ol|pre|blockquote|figure|div)$/.test(localName);
  /** The items of a list, each with its mark before what `write` makes of it. */
  const items = (list, write) => [...list.children].map((item, at) => {
    const mark = list.localName === 'ol' ? `${list.start + at}. ` : '- ';
    return mark + write(item).replace(/\n(?=.)/g, `\n${' '.repeat(mark.length)}`);
  }).join('\n');
  const block = (node) => {
    switch (node.localName) {
      case 'ul': case 'ol': return items(node, inItem);
      case 'figure': case 'div': return captions(node);
      case 'pre': return pre(node.textContent);
      case 'blockquote': return [...node.children].map(block).join('\n\n').replace(/^/gm, '> ');
      default: return paragraph(inline(node).trim());
    }
  };
  // What would begin a heading, a list or a quotation.
  const paragraph = (text) => text.replace(/^(\d+)(?=[.)]\s)/, '$1\\').replace(/^(?=[#>+-])/, '\\');
  // What stands in an item without a paragraph, and the blocks of it: a list right below, all else apart.
  const inItem = (item) => {
    const own = [...item.childNodes].filter((node) => !isBlock(node)).map(inline).join('').trim();
    return [...item.children].filter(isBlock).reduce(
      (text, node) => text + (text ? (/^[uo]l$/.test(node.localName) ? '\n' : '\n\n') : '') + block(node), own);
  };
  const captions = (node) => [...node.querySelectorAll('figcaption')].map(({ innerText }) => innerText.trim()).join('\n\n');
  const plainItem = (item) => {
    const inner = [...item.children].filter(({ localName }) => /^[uo]l$/.test(localName));
    const own = item.cloneNode(true);
    for (const list of [...own.children].filter(({ localName }) => /^[uo]l$/.test(localName))) list.remove();
    const text = inner.length ? own.textContent.replace(/\s+/g, ' ') : item.innerText;
    return [text.trim(), ...inner.map(plain)].join('\n');
  };
  const plain = (node) => {
    if (/^(figure|div)$/.test(node.localName)) return captions(node);
    return /^[uo]l$/.test(node.localName) ? items(node, plainItem) : node.innerText.trim();
  };

  // Without what marks on the page the words that led to it.
  const addressOf = (rule) => {
    const address = new URL(location.href);
    address.searchParams.delete('mark');
    address.hash = rule.id;
    return address.href;
  };
  // The kind, and the editions in which the rule holds.
  const standing = (rule) => [...rule.querySelectorAll(':scope > b, .meta > [href*="editions/"]')].map(({ textContent }) => textContent).join(' · ');
  // A table as a list, as the page's twin has it: CommonMark knows no tables.
  const tables = (rule, wordsOf) => [...rule.querySelectorAll('table')].flatMap(({ caption, tBodies: [{ rows }] }) => [
    wordsOf(caption),
    [...rows].map(({ cells: [name, meaning, symbol] }) => `- ${[name, symbol, meaning].map(wordsOf).join(' – ')}`).join('\n'),
  ]);
  const formats = {
    link: addressOf,
    text: (rule) => [
      `${standing(rule)}: ${rule.querySelector('.anchor').textContent}`,
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
  const copy = async (format, rule, place) => {
    const text = formats[format](rule).replaceAll('\u2060', '').replaceAll('\u00a0', ' ');
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      const area = document.createElement('textarea');
      area.className = 'visually-hidden';
      area.textContent = text;
      place.append(area);
      area.select();
      const isDone = document.execCommand('copy');
      area.remove();
      return isDone;
    }
  };
  globalThis.higraphFormats = { copy };
})();
