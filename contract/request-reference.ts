/** The public reference of a request, easy to say on the phone. Opening a request also needs its secret code. */
import { foldDigits } from './digits.ts';
import { today } from './today.ts';

const DIGITS = 4;

/** `REQ-2026-0007` for request 7, made in 2026 (in India). */
export function requestReference({ id, createdAt }: { id: number; createdAt: string }): string {
  const year = today(new Date(createdAt)).slice(0, 4);
  return `REQ-${year}-${String(id).padStart(DIGITS, '0')}`;
}

/** Extracts the number from a typed reference; other text does not change. */
export function readReference(typed: string): string {
  const plain = foldDigits(typed.trim());
  return /^(?:req[-\s]*\d{4}[-\s]*)?0*(\d+)$/i.exec(plain)?.[1] ?? plain;
}
