/**
 * A family: the components of one scheme, each with its own name after the scheme's (`Sampada Yojana: Ice Box - Haryana`). They would push
 * everything else out of a list, so they are shown as one hit with the others folded under it.
 */
import type { SearchDocument, SearchHit } from '../types.ts';
import { foldText } from '../words/tokenise.ts';

const DIVIDER = /\s*[:;–—]\s*|\s+-\s*|\s*-\s+|\s*\(/;
const SHORTEST_HEAD = 3;

/** The part of the name before its first divider, with the states it is for; null when the name has no divider. */
export function familyOf({ name, states }: Pick<SearchDocument, 'name' | 'states'>): string | null {
  const [head = ''] = foldText(name).split(DIVIDER);
  const words = head.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? [];
  const enough = words.length >= SHORTEST_HEAD || (words.length === 1 && /^[a-z]{4,}$/.test(head) && head !== foldText(name));
  return enough ? `${words.join(' ')}|${states.join(',')}` : null;
}

/** Folds a later scheme of a family under its first hit. */
export function joinFamily(head: SearchHit, member: number): void {
  head.family ??= { head: head.id, members: [] };
  head.family.members.push(member);
}
