/** Documents of the library made up for tests. */
import type { DocumentEntry, DocumentTexts } from '../../contract/document-entry.ts';

export function sampleDocumentTexts(name: string, more: Partial<DocumentTexts> = {}): DocumentTexts {
  return {
    name,
    summary: `What ${name} proves.`,
    description: `About ${name}.`,
    issuer: '',
    steps: [],
    fee: '',
    time: '',
    validity: '',
    acceptedInstead: [],
    refusals: [],
    corrections: [],
    ...more,
  };
}

export function sampleDocument(name: string, more: Partial<DocumentEntry> = {}): DocumentEntry {
  return {
    group: 'other',
    otherNames: [],
    needs: [],
    online: [],
    feeRupees: null,
    days: null,
    en: sampleDocumentTexts(name),
    translations: {},
    sources: [],
    reviewBy: null,
    checkedOn: null,
    checkedBy: '',
    note: '',
    ...more,
  };
}
