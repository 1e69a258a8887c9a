/** The changes a row would make in a stored scheme, as excerpts per field for side-by-side display. */
import { htmlToText } from '../../../contract/html-text.ts';
import { changedNames } from '../../platform/records/record-kind.ts';
import type { completeChange } from './scheme-rules.ts';
import { changedFields, flat, type SchemeSnapshot } from './scheme-snapshot.ts';

const LONGEST = 600;
/** Characters shown before the first difference. */
const LEAD = 60;

type Difference = { name: string; before: string; value: string };

export function differences(before: SchemeSnapshot, { after }: ReturnType<typeof completeChange>): Difference[] {
  return excerpts(changedFields(before, after), flat(before), flat(after));
}

/** The same for any record, given its fields as texts. */
export function differencesOf(then: Record<string, string>, now: Record<string, string>): Difference[] {
  return excerpts(changedNames(then, now), then, now);
}

function excerpts(names: string[], then: Record<string, string>, now: Record<string, string>): Difference[] {
  return names.map((name) => {
    const [old, next] = [plain(then[name]), plain(now[name])];
    const start = Math.max(0, firstDifference(old, next) - LEAD);
    return { name, before: excerpt(old, start), value: excerpt(next, start) };
  });
}

function plain(text = ''): string {
  return text.includes('<') ? htmlToText(text) : text;
}

function firstDifference(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return at;
}

function excerpt(text: string, start: number): string {
  const cut = text.slice(start, start + LONGEST);
  return `${start > 0 && cut ? '… ' : ''}${cut}${start + LONGEST < text.length ? ' …' : ''}`;
}
