/** Moving list items in and out by keyboard, without taking the Tab key from those who walk through the form with it. */
import { type Editor, Extension } from '@tiptap/core';
import { MAX_INDENT } from '../../../../contract/rich-text.ts';

const ITEM = 'listItem';

/** How many lists the cursor stands in. */
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

/** Tab moves an item in at the start of its text, as in Word; anywhere else it goes on to the next control. */
export const ListKeys = Extension.create({
  name: 'listKeys',
  // Before the keys of the list items themselves.
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
