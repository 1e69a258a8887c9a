/** Finds the numbers that a change of a scheme replaced. */
import { isComparable, isTelling, numbersIn, type TextNumber } from '../../domain/numbers/text-numbers.ts';
import type { FieldText } from '../../domain/schemes/field-texts.ts';

export type ChangedNumber = { old: TextNumber; to: string };

/** Numbers that occur less often than before, if another of the same kind was added. Ignores numbers only removed or moved. */
export function changedNumbers(before: readonly FieldText[], after: readonly FieldText[]): ChangedNumber[] {
  const changed: ChangedNumber[] = [];
  for (const { field, text } of after) {
    const former = before.find((one) => one.field === field)?.text;
    if (former === undefined || former === text) continue;
    const [gone, come] = [withoutThose(numbersIn(former), numbersIn(text)), withoutThose(numbersIn(text), numbersIn(former))];
    for (const old of gone) {
      const next = come.find((one) => isComparable(old, one));
      if (next && mayBeFound(old) && !changed.some((one) => isEqual(one.old, old))) changed.push({ old, to: next.shown });
    }
  }
  return changed;
}

const mayBeFound = (number: TextNumber) => isTelling(number) || number.unit !== '';
const isEqual = (a: TextNumber, b: TextNumber) => a.value === b.value && a.unit === b.unit;

/** Multiset difference. */
function withoutThose(numbers: TextNumber[], others: TextNumber[]): TextNumber[] {
  const left = [...others];
  return numbers.filter((number) => {
    const place = left.findIndex((one) => one.value === number.value && isComparable(one, number));
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}
