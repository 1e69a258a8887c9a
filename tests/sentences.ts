import type { Messages } from '../messages/en.ts';

/**
 * Every sentence of at least two words on the pages of a language. Without names of facts and of groups of documents: texts of schemes and
 * articles contain these too, such as "bank account".
 */
export function sentencesOf({ check: _check, documents: { groups: _groups, ...documents }, ...rest }: Messages): string[] {
  return [...new Set(sentences({ ...rest, documents }))];
}

function sentences(messages: unknown): string[] {
  if (typeof messages === 'string') return /\p{L}+\s+\p{L}+/u.test(messages) ? [messages] : [];
  return typeof messages === 'object' && messages !== null ? Object.values(messages).flatMap(sentences) : [];
}
