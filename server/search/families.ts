/**
 * Near-twins: the components of one scheme, each with a name of its own behind the scheme's (`Sampada Yojana: Ice Box -
 * Haryana`). In a list they would push everything else out, so they stand as one hit with the others folded under it.
 */
import type { SearchDocument, SearchHit } from './search-document.ts';
import { foldText } from './tokenise.ts';

const DIVIDER = /\s*[:;–—]\s*|\s+-\s*|\s*-\s+|\s*\(/;
const SHORTEST_HEAD = 3;

/** The part of the name before its first divider with the states it is for, or null when the name is of one piece. */
export function familyOf({ name, states }: Pick<SearchDocument, 'name' | 'states'>): string | null {
  const [head = ''] = foldText(name).split(DIVIDER);
  const words = head.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? [];
  const enough = words.length >= SHORTEST_HEAD || (words.length === 1 && /^[a-z]{4,}$/.test(head) && head !== foldText(name));
  return enough ? `${words.join(' ')}|${states.join(',')}` : null;
}

/** Folds later hits of a family under its first. Members keep their order; `familyAt` answers for the hit at a place. */
export function foldFamilies(hits: SearchHit[], familyAt: (hit: SearchHit) => string | null): SearchHit[] {
  const heads = new Map<string, SearchHit>();
  const folded: SearchHit[] = [];
  for (const hit of hits) {
    const family = familyAt(hit);
    const head = family === null ? undefined : heads.get(family);
    if (head === undefined) {
      if (family !== null) heads.set(family, hit);
      folded.push(hit);
    } else {
      head.family ??= { head: head.id, members: [] };
      head.family.members.push(hit.id);
    }
  }
  return folded;
}
