/** The messages of the check, with what their tables must hold. */
import type { ReasonWords } from '../../../contract/eligibility/explain.ts';
import type { LabelledFact } from '../../../contract/eligibility/fact-words.ts';
import type { Unit } from '../../../contract/eligibility/facts.ts';
import type { Messages } from '../../../messages/en.ts';
import { useMessages } from '../../language/language.tsx';

/** Tables with a word for each fact of a mixed question and for each unit. */
type CompleteTables = { fields: Readonly<Record<LabelledFact, string>>; per: Readonly<Record<Unit, string>> };

/** Does not compile while a word is missing in `messages/en/check.ts`. */
export const useCheckWords = (): Messages['check'] & CompleteTables => useMessages('check');

/** Looks a word up where not every fact has one. */
export const wordFor = (table: Readonly<Record<string, string>>, name: string): string | undefined => table[name];

/** Nor does this while a fact, a value or a unit has none. */
export const useReasonWords = (): ReasonWords => useMessages('check').reasons;
