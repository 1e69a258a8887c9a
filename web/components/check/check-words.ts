/** The words of the check, which come with its code. */
import type { ReasonWords } from '../../../contract/eligibility/explain.ts';
import type { CheckMessages } from '../../../messages/en/check.ts';
import { createPageWords } from '../page-words.ts';

export const [CheckWords, useCheckWords] = createPageWords<CheckMessages>();

export const useReasonWords = (): ReasonWords => useCheckWords().reasons;
