/** The words of the list, which come with its page. */
import type { SavedMessages } from '../../../messages/en/saved.ts';
import { createPageWords } from '../../components/page-words.ts';

export const [SavedWords, useSavedWords] = createPageWords<SavedMessages>();
