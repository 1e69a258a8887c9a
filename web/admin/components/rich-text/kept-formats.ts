/** Formats without a button that stored text may hold: they must come out of the editor as they went in. */
import { Extension, Node } from '@tiptap/core';
import { TextStyle } from '@tiptap/extension-text-style';
import { indentOf, pictureAddress, sizeOf } from '../../../../contract/rich-text.ts';

/** A picture within a line. There is no button for it; only addresses that may be stored are taken. */
export const Picture = Node.create({
  name: 'picture',
  inline: true,
  group: 'inline',
  draggable: true,
  addAttributes: () => ({ src: { default: null }, alt: { default: '' }, width: { default: null }, height: { default: null } }),
  parseHTML: () => [{ tag: 'img[src]', getAttrs: (image) => (pictureAddress(image.getAttribute('src') ?? '') ? null : false) }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});

/** Quill's indent of paragraphs, headings and items. */
export const Indent = Extension.create({
  name: 'indent',
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'heading', 'listItem'],
      attributes: {
        indent: {
          default: 0,
          parseHTML: (element) => indentOf(element.className),
          renderHTML: ({ indent }) => (indent > 0 ? { class: `ql-indent-${indent}` } : {}),
        },
      },
    },
  ],
});

/** Spans with a size or a colour; other spans change nothing and go. */
export const Look = TextStyle.extend({
  addAttributes: () => ({
    size: {
      default: null,
      parseHTML: (element: HTMLElement) => sizeOf(element.className) ?? null,
      renderHTML: ({ size }: { size?: string | null }) => (size ? { class: `text-${size}` } : {}),
    },
  }),
  parseHTML: () => [
    {
      tag: 'span',
      consuming: false,
      getAttrs: (span) =>
        sizeOf(span.className) || /(?:^|[\s;])(?:background-)?color\s*:/i.test(span.getAttribute('style') ?? '') ? {} : false,
    },
  ],
});
