/** Recognises requests for the same scheme despite other words, spellings or scripts. */
import { skeleton } from '../../domain/search/words/phonetic-key.ts';
import { keysOf } from '../../domain/search/words/tokenise.ts';

/** With fewer consonants, different words would collide too often. */
const SHORTEST_SKELETON = 3;

/** The consonants of each word, because each script writes loan words with different vowels. */
function soundsOf(text: string): string[] {
  return keysOf(text).map((key) => {
    const consonants = skeleton(key);
    return consonants.length < SHORTEST_SKELETON ? key : consonants;
  });
}

/** Words that do not distinguish schemes. One spelling of each is enough, because sounds are compared. */
const FILLERS = new Set(
  soundsOf(
    'scheme yojana plan programme program abhiyan mission sarkari government govt the of for and in ki ka ke me mein ' +
      'liye new pm pradhan mantri pradhanmantri cm mukhya mukhyamantri about information jankari chahiye please apply how to',
  ),
);

/** Equal for names that mean the same: the sorted sounds of their distinguishing words. */
export function nameSignature(name: string): string {
  const sounds = soundsOf(name);
  const telling = sounds.filter((sound) => !FILLERS.has(sound));
  return [...new Set(telling.length > 0 ? telling : sounds)].sort().join(' ');
}
