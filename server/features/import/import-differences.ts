/** What a row would change in a stored scheme, field by field, short enough to be read side by side. */
import { htmlToText } from '../../../contract/html-text.ts';
import type { completeChange } from '../../platform/scheme-store/scheme-rules.ts';
import { changedFields, flat, type SchemeSnapshot } from '../../platform/scheme-store/scheme-snapshot.ts';

const LONGEST = 600;
/** Characters shown before the first difference. */
const LEAD = 60;

type Difference = { name: string; before: string; value: string };

export function differences(before: SchemeSnapshot, change: ReturnType<typeof completeChange>): Difference[] {
  const { after } = change;
  const [then, now] = [flat(before), flat(after)];
  return changedFields(before, after).map((name) => {
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
