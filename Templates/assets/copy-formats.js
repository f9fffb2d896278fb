// What is copied of a rule: a link, text or Markdown; copy.js loads this with the first menu.
(() => {
  'use strict';

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
  globalThis.higraphFormats = {
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
})();
