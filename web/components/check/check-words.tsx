/** The words of the check, which come with its code. */
import { createContext, useContext } from 'react';
import type { ReasonWords } from '../../../contract/eligibility/explain.ts';
import type { CheckMessages } from '../../../messages/en/check.ts';

const CheckWordsContext = createContext<CheckMessages | null>(null);
export const CheckWords = CheckWordsContext;

export function useCheckWords(): CheckMessages {
  const words = useContext(CheckWordsContext);
  if (!words) throw new Error('There are no CheckWords above this component');
  return words;
}

export const useReasonWords = (): ReasonWords => useCheckWords().reasons;
