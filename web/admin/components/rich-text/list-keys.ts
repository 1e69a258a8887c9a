/** Indents list items by keyboard without breaking Tab navigation through the form. */
import { type Editor, Extension } from '@tiptap/core';
import { MAX_INDENT } from '../../../../contract/rich-text.ts';

const ITEM = 'listItem';

/** Nesting depth of lists at the cursor. */
function listDepth({ state: { selection } }: Editor): number {
  const { $from } = selection;
  return Array.from({ length: $from.depth }, (_, depth) => $from.node(depth + 1)).filter((node) => node.type.name === ITEM).length;
}

function moveIn(editor: Editor): boolean {
  return listDepth(editor) <= MAX_INDENT && editor.commands.sinkListItem(ITEM);
}

function isAtStartOfItem({ state: { selection } }: Editor): boolean {
  const { $from, empty } = selection;
  return empty && $from.parentOffset === 0 && $from.depth > 1 && $from.node(-1).type.name === ITEM && $from.index(-1) === 0;
}

/** Tab indents an item at the start of its text, as in Word; anywhere else it moves to the next control. */
export const ListKeys = Extension.create({
  name: 'listKeys',
  // Higher than the list item extension's own keys.
  priority: 1000,
  addKeyboardShortcuts() {
    const { editor } = this;
    return {
      'Mod-]': () => moveIn(editor),
      'Mod-[': () => listDepth(editor) > 0 && editor.commands.liftListItem(ITEM),
      Tab: () => isAtStartOfItem(editor) && moveIn(editor),
      'Shift-Tab': () => isAtStartOfItem(editor) && listDepth(editor) > 1 && editor.commands.liftListItem(ITEM),
    };
  },
});
