import { isEmptyHtml, listItems } from '../../../contract/html-text.ts';
import type { Scheme } from '../../../contract/schemes.endpoints.ts';

/** A guide needs both steps and documents. */
export function hasGuide({ applicationProcess, documentsRequired }: Scheme): boolean {
  return !isEmptyHtml(applicationProcess) && listItems(documentsRequired).length > 0;
}
