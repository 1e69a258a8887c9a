/** What people call a request by: easy to say on the phone, and no secret. Its secret code alone opens it. */
import { foldDigits } from './digits.ts';
import { today } from './today.ts';

const DIGITS = 4;

/** `REQ-2026-0007` for the request 7, made in 2026 by India's calendar. */
export function requestReference({ id, createdAt }: { id: number; createdAt: string }): string {
  const year = today(new Date(createdAt)).slice(0, 4);
  return `REQ-${year}-${String(id).padStart(DIGITS, '0')}`;
}

/** The number in a reference, however it was typed; what is neither reference nor number stays as it is. */
export function readReference(typed: string): string {
  const plain = foldDigits(typed.trim());
  return /^(?:req[-\s]*\d{4}[-\s]*)?0*(\d+)$/i.exec(plain)?.[1] ?? plain;
}
