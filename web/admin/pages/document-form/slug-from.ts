import { foldDigits } from '../../../../contract/digits.ts';

/** From a name, as one would write it by hand. */
export function slugFrom(name: string): string {
  return foldDigits(name)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 100);
}
