import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/** One element of a page; `text` is the content of a script or a style, and empty for all others. */
export type Tag = { name: string; attributes: Record<string, string>; text: string };

/** Lists every element of a page in document order, also those inside `<template>` and `<noscript>`. */
export function parseHtmlTags(html: string): Tag[] {
  const tags: Tag[] = [];
  const visit = (node: Tree.Node): void => {
    if ('tagName' in node) {
      const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
      const isRaw = node.tagName === 'script' || node.tagName === 'style';
      const text = isRaw
        ? node.childNodes.map((child) => ('value' in child ? child.value : '')).join('')
        : '';
      tags.push({ name: node.tagName, attributes, text });
    }
    if ('content' in node) visit(node.content);
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  // With scripting enabled, the contents of <noscript> would be plain text.
  visit(parse(html, { scriptingEnabled: false }));
  return tags;
}
