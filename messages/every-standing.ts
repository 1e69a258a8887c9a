/** The long texts about the site itself; they come with their pages, not with the sentences of a language. */
import * as en from './en/standing.ts';
import * as gu from './gu/standing.ts';
import * as hi from './hi/standing.ts';

export const STANDING = { en, hi, gu };
