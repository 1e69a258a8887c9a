/** Turns Quill's flat lists, whose items carry their depth, into nested lists. */
import { MAX_INDENT } from '../../../contract/rich-text.ts';
import { type Block, type Item, isList, type List, type ListTag } from './text-blocks.ts';

/** An item as read, with the kind of its list. */
export type FlatItem = Item & { kind: ListTag };

/** Maximum nesting; the outermost list has no indent. */
export const MAX_LISTS = MAX_INDENT + 1;

type Level = { list: List; indent: number; into: Block[] };

/**
 * Nests an item under the previous one if it is one level deeper; an item that skips a level keeps its indent instead. Empty items are
 * dropped. @param depth number of lists around this one
 */
export function nestItems(items: FlatItem[], depth: number): List[] {
  const lists: Block[] = [];
  const levels: Level[] = [];
  for (const { kind, indent, blocks } of items) {
    if (blocks.length === 0) continue;
    while (levels.length > 1 && (levels.at(-1) as Level).indent > indent) levels.pop();
    let level = levels.at(-1);
    const above = level?.list.items.at(-1);
    if (level && above && above.indent === 0 && indent === level.indent + 1 && depth + levels.length + 1 + height(blocks) <= MAX_LISTS) {
      const last = above.blocks.at(-1);
      const list: List = last && isList(last) && last.kind === kind ? last : { kind, items: [] };
      if (list !== last) above.blocks.push(list);
      level = { list, indent, into: above.blocks };
      levels.push(level);
    } else if (!level || level.list.kind !== kind) {
      const into = level?.into ?? lists;
      level = { list: { kind, items: [] }, indent: level?.indent ?? 0, into };
      into.push(level.list);
      levels.splice(-1, 1, level);
    }
    level.list.items.push({ indent: indent - level.indent, blocks });
  }
  return lists.filter(isList);
}

/** Depth of nested lists within these blocks. */
function height(blocks: Block[]): number {
  return Math.max(0, ...blocks.map((block) => (isList(block) ? 1 + Math.max(...block.items.map((item) => height(item.blocks))) : 0)));
}
