/** The messages of the check, typed so that its tables are complete. */
import type { ReasonWords } from '../../../contract/eligibility/explain.ts';
import type { LabelledFact } from '../../../contract/eligibility/fact-words.ts';
import type { Unit } from '../../../contract/eligibility/facts.ts';
import type { Messages } from '../../../messages/en.ts';
import { useMessages } from '../../language/language.tsx';

/** Tables with a label for each fact of a mixed question and for each unit. */
type CompleteTables = { fields: Readonly<Record<LabelledFact, string>>; per: Readonly<Record<Unit, string>> };

/** Does not compile if a label is missing in `messages/en/check.ts`. */
export const useCheckWords = (): Messages['check'] & CompleteTables => useMessages('check');

/** For tables that do not have every fact. */
export const wordFor = (table: Readonly<Record<string, string>>, name: string): string | undefined => table[name];

/** Does not compile if a fact, value or unit is missing. */
export const useReasonWords = (): ReasonWords => useMessages('check').reasons;
