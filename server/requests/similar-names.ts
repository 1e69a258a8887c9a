/** Finds requests for the same scheme although its name was typed in other words, spellings or scripts. */
import { keysOf } from '../search/tokenise.ts';

/** Words that say nothing about which scheme is meant. Compared by their sound, so one spelling of each is enough. */
const FILLERS = new Set(
  keysOf(
    'scheme schemes yojana yojna plan programme program abhiyan mission sarkari government govt the of for and in ki ka ke me mein ' +
      'liye new pm pradhan mantri pradhanmantri cm mukhya mukhyamantri about information jankari chahiye please apply how to',
  ),
);

/** The same for names that mean the same: the sounds of their telling words, in alphabetical order. */
export function nameSignature(name: string): string {
  const keys = keysOf(name);
  const telling = keys.filter((key) => !FILLERS.has(key));
  return [...new Set(telling.length > 0 ? telling : keys)].sort().join(' ');
}
