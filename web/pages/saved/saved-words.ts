/** The words of the list, which come with its page. */
import { createContext, useContext } from 'react';
import type { SavedMessages } from '../../../messages/en/saved.ts';

const SavedWordsContext = createContext<SavedMessages | null>(null);
export const SavedWords = SavedWordsContext;

export function useSavedWords(): SavedMessages {
  const words = useContext(SavedWordsContext);
  if (!words) throw new Error('There are no SavedWords above this component');
  return words;
}
