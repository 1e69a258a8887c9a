/** The words of the check, which come with its code. */
import type { ReasonWords } from '../../../contract/eligibility/explain.ts';
import type { LabelledFact } from '../../../contract/eligibility/fact-words.ts';
import type { Unit } from '../../../contract/eligibility/facts.ts';
import type { CheckMessages } from '../../../messages/en/check.ts';
import { createPageWords } from '../page-words.ts';

/** Tables with a word for each fact of a mixed question and for each unit. */
type CompleteTables = { fields: Readonly<Record<LabelledFact, string>>; per: Readonly<Record<Unit, string>> };

const [CheckWords, useWords] = createPageWords<CheckMessages>();

export { CheckWords };

/** Does not compile while a word is missing in `messages/en/check.ts`. */
export const useCheckWords = (): CheckMessages & CompleteTables => useWords();

/** Looks a word up where not every fact has one. */
export const wordFor = (table: Readonly<Record<string, string>>, name: string): string | undefined => table[name];

/** Nor does this while a fact, a value or a unit has none. */
export const useReasonWords = (): ReasonWords => useWords().reasons;
