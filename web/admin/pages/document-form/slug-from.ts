import { foldDigits } from '../../../../contract/digits.ts';

export function slugFrom(name: string): string {
  return foldDigits(name)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 100);
}
