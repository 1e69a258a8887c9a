/** Papers of the library made up for tests. */
import type { PaperEntry, PaperTexts } from '../../contract/document-entry.ts';

export function samplePaperTexts(name: string, more: Partial<PaperTexts> = {}): PaperTexts {
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

export function samplePaper(name: string, more: Partial<PaperEntry> = {}): PaperEntry {
  return {
    group: 'other',
    otherNames: [],
    needs: [],
    online: [],
    feeRupees: null,
    days: null,
    en: samplePaperTexts(name),
    translations: {},
    sources: [],
    reviewBy: null,
    checkedOn: null,
    checkedBy: '',
    note: '',
    ...more,
  };
}
