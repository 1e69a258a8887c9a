/** The sentences of the check in all languages; they come with its page, not with the sentences of a language. */
import { check as en } from './en/check.ts';
import { check as gu } from './gu/check.ts';
import { check as hi } from './hi/check.ts';

export const CHECK = { en, hi, gu };
