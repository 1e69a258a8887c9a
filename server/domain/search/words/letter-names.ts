/** Reads letter names in Indian scripts: पीएम is pm, ઓબીસી is obc, यूपीएससी is upsc. */
import { toDevanagari } from './transliterate.ts';

const NAMES: Record<string, string> = {
  ए: 'a', बी: 'b', सी: 'c', डी: 'd', ई: 'e', एफ: 'f', जी: 'g', एच: 'h', एइच: 'h', आई: 'i', आइ: 'i', जे: 'j', के: 'k', एल: 'l', ऐल: 'l',
  एम: 'm', ऐम: 'm', एन: 'n', ऐन: 'n', ओ: 'o', पी: 'p', क्यू: 'q', आर: 'r', एस: 's', ऐस: 's', टी: 't', यू: 'u', यु: 'u', वी: 'v', डब्ल्यू: 'w', डब्लू: 'w',
  एक्स: 'x', वाई: 'y', वाय: 'y', जेड: 'z', झेड: 'z',
}; // biome-ignore format: a table

const LONGEST_NAME = 6;

/** The Latin letters a word spells, or null unless it consists of two or more letter names. */
export function lettersOf(word: string): string | null {
  const letters = read(toDevanagari(word).normalize('NFC'));
  return letters !== null && letters.length >= 2 ? letters : null;
}

function read(rest: string): string | null {
  if (rest === '') return '';
  for (let length = Math.min(LONGEST_NAME, rest.length); length > 0; length--) {
    const letter = NAMES[rest.slice(0, length)];
    if (letter === undefined) continue;
    const tail = read(rest.slice(length));
    if (tail !== null) return letter + tail;
  }
  return null;
}
