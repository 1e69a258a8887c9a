/** Finds requests for the same scheme although its name was typed in other words, spellings or scripts. */
import { skeleton } from '../../domain/search/words/phonetic-key.ts';
import { keysOf } from '../../domain/search/words/tokenise.ts';

/** Below this many consonants, different words would meet too often. */
const SHORTEST_SKELETON = 3;

/** The sounds of a text's words: their consonants, as loan words are written with different vowels in each script. */
function soundsOf(text: string): string[] {
  return keysOf(text).map((key) => {
    const consonants = skeleton(key);
    return consonants.length < SHORTEST_SKELETON ? key : consonants;
  });
}

/** Words that say nothing about which scheme is meant. Compared by their sound, so one spelling of each is enough. */
const FILLERS = new Set(
  soundsOf(
    'scheme yojana plan programme program abhiyan mission sarkari government govt the of for and in ki ka ke me mein ' +
      'liye new pm pradhan mantri pradhanmantri cm mukhya mukhyamantri about information jankari chahiye please apply how to',
  ),
);

/** The same for names that mean the same: the sounds of their telling words, in alphabetical order. */
export function nameSignature(name: string): string {
  const sounds = soundsOf(name);
  const telling = sounds.filter((sound) => !FILLERS.has(sound));
  return [...new Set(telling.length > 0 ? telling : sounds)].sort().join(' ');
}
