/** The editor's extensions: exactly the formats the server stores, so that nothing is lost on save. */
import type { AnyExtension } from '@tiptap/core';
import { BackgroundColor, Color } from '@tiptap/extension-text-style';
import { StarterKit } from '@tiptap/starter-kit';
import { linkAddress } from '../../../../contract/rich-text.ts';
import { ListKeys } from './list-keys.ts';
import { Indent, Look, Picture } from './stored-formats.ts';

/** StarterKit without its Tab handling and without attributes that are not stored. */
const Kit = StarterKit.extend({
  addExtensions() {
    return (this.parent?.() ?? []).map((extension: AnyExtension) => {
      if (extension.name === 'listItem' || extension.name === 'listKeymap') return withoutTab(extension);
      if (extension.name === 'orderedList') return extension.extend({ addAttributes: () => ({}) });
      return extension;
    });
  },
});

function withoutTab(extension: AnyExtension): AnyExtension {
  return extension.extend({
    addKeyboardShortcuts() {
      const { Tab: _tab, 'Shift-Tab': _shiftTab, ...keys } = this.parent?.() ?? {};
      return keys;
    },
  });
}

export const EXTENSIONS: AnyExtension[] = [
  Kit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    dropcursor: false,
    horizontalRule: false,
    // It would add an empty paragraph after lists and so change the text.
    trailingNode: false,
    heading: { levels: [1, 2, 3] },
    link: {
      autolink: false,
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null, class: null },
      isAllowedUri: (address) => linkAddress(address) !== undefined,
    },
  }),
  Look,
  Color,
  BackgroundColor,
  Indent,
  Picture,
  ListKeys,
];
