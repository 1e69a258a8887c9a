/** The words of this page, which come with it. */
import type { PhotoMessages } from '../../../messages/en/photo.ts';
import { createPageWords } from '../../components/page-words.ts';

export const [PhotoWords, usePhotoWords] = createPageWords<PhotoMessages>();
