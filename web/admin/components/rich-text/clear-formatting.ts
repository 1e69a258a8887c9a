import type { Editor } from '@tiptap/core';
import type { Transaction } from '@tiptap/pm/state';
import { liftTarget } from '@tiptap/pm/transform';

/** Removes formatting from the selected blocks, or from the block at the cursor. */
export function clearFormatting(editor: Editor): boolean {
  const { paragraph } = editor.schema.nodes;
  return editor.commands.command(({ tr }) => {
    while (liftOne(tr));
    const { from, to, empty } = tr.selection;
    if (paragraph) tr.setBlockType(from, to, paragraph);
    if (empty) tr.setStoredMarks([]);
    else tr.removeMark(from, to);
    return true;
  });
}

/** Lifts the first selected block that is in a list by one level. */
function liftOne(tr: Transaction): boolean {
  const { from, to } = tr.selection;
  let isLifted = false;
  tr.doc.nodesBetween(from, to, (node, position) => {
    if (isLifted || !node.isTextblock) return !isLifted;
    const range = tr.doc.resolve(position + 1).blockRange();
    const depth = range && liftTarget(range);
    if (range && typeof depth === 'number') {
      tr.lift(range, depth);
      isLifted = true;
    }
    return false;
  });
  return isLifted;
}
