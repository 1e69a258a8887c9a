/** Figures and summary of the status page. */
import type { StatusItem } from '../../../contract/status.endpoints.ts';
import { condition as words } from '../../../messages/admin/status.ts';

const DAY_MS = 86_400_000;
const GIGABYTE = 1e9;

function ago(iso: string, now: Date): string {
  const days = Math.floor((now.getTime() - Date.parse(iso)) / DAY_MS);
  return days <= 0 ? words.today : words.ago(days);
}

export function figureOf({ name, value, at }: StatusItem, now: Date): string {
  if (name === 'backup') return at ? ago(at, now) : words.never;
  if (name === 'disk') return words.gigabytes(((value ?? 0) / GIGABYTE).toFixed(1));
  if (name === 'content' && value === null) return words.counting;
  if (name === 'database') return words.milliseconds(value ?? 0);
  const isDated = at && value && name !== 'errors';
  return isDated ? `${value}, ${words.since(ago(at, now))}` : String(value ?? 0);
}

/** The summary sentence. */
export function answerOf(conditions: Pick<StatusItem, 'state'>[]): string {
  const count = (state: StatusItem['state']) => conditions.filter((one) => one.state === state).length;
  if (count('bad') > 0) return words.someBad(count('bad'));
  return count('look') > 0 ? words.someLook(count('look')) : words.allGood;
}
