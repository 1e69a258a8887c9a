/** A portal's requirements as an address of the photo page: `/photo?as=jpeg&min=20&max=50&w=200&h=230`. */
import type { LinkedDocuments } from '../../contract/document-lines.ts';

/** File sizes in kB, dimensions in pixels. */
export type Upload = NonNullable<LinkedDocuments['upload']>;

const NUMBERS = { min: 'minKb', max: 'maxKb', w: 'widthPx', h: 'heightPx' } as const;

/** No portal asks for larger pictures, and no cheap phone can draw them. */
export const MAX_PIXELS_A_SIDE = 4_000;
export const MAX_KB = 100_000;

const MAX = { min: MAX_KB, max: MAX_KB, w: MAX_PIXELS_A_SIDE, h: MAX_PIXELS_A_SIDE };

export function photoAddress(upload: Upload): string {
  const search = new URLSearchParams({ as: upload.as });
  for (const [name, field] of Object.entries(NUMBERS)) {
    const number = upload[field];
    if (number !== undefined) search.set(name, String(number));
  }
  return `/photo?${search}`;
}

/** Null if empty or invalid: an address may be typed, truncated or forged. */
export function readUpload(search: URLSearchParams): Upload | null {
  const as = search.get('as');
  if (as !== 'jpeg' && as !== 'pdf') return null;
  const upload: Upload = { as };
  for (const name of ['min', 'max', 'w', 'h'] as const) {
    const text = search.get(name);
    if (!text) continue;
    const number = Number(text);
    if (!/^\d+$/.test(text) || number < 1 || number > MAX[name]) return null;
    upload[NUMBERS[name]] = number;
  }
  return isPossible(upload) ? upload : null;
}

export function isPossible({ minKb = 1, maxKb = MAX_KB }: Upload): boolean {
  return minKb <= maxKb;
}
