/** Formats without a button that stored texts may contain: the editor must preserve them. */
import { Extension, Node } from '@tiptap/core';
import { TextStyle } from '@tiptap/extension-text-style';
import { indentOf, pictureAddress, sizeOf } from '../../../../contract/rich-text.ts';

/** An inline picture, pasted or dropped; there is no button for it. Takes only addresses that may be stored. */
export const Picture = Node.create({
  name: 'picture',
  inline: true,
  group: 'inline',
  draggable: true,
  addAttributes: () => ({
    src: { default: null, parseHTML: (image: HTMLElement) => addressOf(image) ?? null },
    alt: { default: '' },
    width: { default: null },
    height: { default: null },
  }),
  parseHTML: () => [{ tag: 'img[src]', getAttrs: (image) => (addressOf(image) ? null : false) }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});

const addressOf = (image: HTMLElement) => pictureAddress(image.getAttribute('src') ?? '');

/** Quill's indent classes on paragraphs, headings and items. */
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

/** Spans with a size or colour; others are dropped. */
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
