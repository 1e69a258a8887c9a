/** The possible short forms of a scheme: the stated one, those in its name, and those its words spell. */
import { foldText, tokenise } from './tokenise.ts';

export const ACRONYM_MARK = '@';

const INNER_WORDS = new Set([
  'of',
  'and',
  'for',
  'the',
  'to',
  'in',
  'by',
  'with',
  'under',
  'on',
  'at',
  'an',
  'a',
  'evam',
  'ki',
  'ke',
  'ka',
]);
const LAST_WORDS = /^(?:scheme|yojana|yojna|programme|program|mission|abhiyan|act|project)$/;
const SHORTEST = 3;
const LONGEST = 10;
/** How certain it is that the short form means the scheme. */
const STATED = 1;
/** `SC` in a name may be the group the scheme is for, and `kisan` is only half of PM-KISAN. */
const IN_PART = 0.95;
const SPELT = 0.9;
const INEXACT = 0.5;

/** Each short form with its certainty, from 0 to 1. */
export function acronymsOf(name: string, stated: string): Map<string, number> {
  const found = new Map<string, number>();
  const add = (form: string, certainty: number) => {
    const letters = form.replace(/[^a-z0-9]/g, '');
    // the 2.0 of `PMAY-U 2.0` has no meaning in a search
    if (/[a-z]/.test(letters) && letters.length >= 2 && letters.length <= LONGEST + 4)
      found.set(letters, Math.max(found.get(letters) ?? 0, certainty));
  };
  for (const part of foldText(stated).split(/[\s,/;]+/)) add(part, STATED);
  for (const part of foldText(stated).split('-')) if (part.length >= SHORTEST) add(part, IN_PART);
  add(foldText(stated), STATED);
  for (const [, inner] of name.matchAll(/\(([^)]{2,20})\)/g)) if (inner && /[A-Z]{2}/.test(inner)) add(foldText(inner), STATED);
  for (const [capitals] of name.matchAll(/\b[A-Z][A-Za-z-]*[A-Z]\b/g)) add(foldText(capitals), IN_PART);
  for (const form of spelt(name)) {
    add(form, SPELT);
    if (form.length >= 5) for (let at = 1; at < form.length; at++) add(form.slice(0, at) + form.slice(at + 1), INEXACT);
  }
  return found;
}

/**
 * First letters of the name up to its colon, dash or bracket: with and without small words and the final `scheme`. Short forms within the name may
 * be used in full: `Loans for SC Women` is LSCW or LSW.
 */
function spelt(name: string): Set<string> {
  const head = name.split(/\s[-–—]|[-–—]\s|[:(,]/)[0] ?? '';
  const words = tokenise(head.replace(/pradhanmantri/i, 'pradhan mantri'));
  const main = words.filter((word) => !INNER_WORDS.has(word));
  const forms = [words, main, main.filter((word, at) => at < main.length - 1 || !LAST_WORDS.test(word))];
  const capitals = new Set(tokenise((head.match(/\b(?:[A-Z]\.?){2,5}(?![a-z])/g) ?? []).join(' / ')));
  const initials = forms.flatMap((form) => [
    form.map((word) => (word.length === 2 && !/[aeiou]/.test(word) ? word : word.charAt(0))).join(''),
    form.map((word) => (capitals.has(word) ? word : word.charAt(0))).join(''),
  ]);
  const plain = main.map((word) => word.charAt(0)).join('');
  return new Set([...initials, plain].filter((form) => form.length >= SHORTEST && form.length <= LONGEST));
}
