import type { Messages } from '../../messages/en.ts';
import type { Upload } from './photo-address.ts';

/** A portal's requirements in one line. */
export function uploadLine({ as, minKb, maxKb, widthPx, heightPx }: Upload, words: Messages['schemeDocuments']['upload']): string {
  const parts = [
    as === 'pdf' ? 'PDF' : 'JPEG',
    minKb && maxKb ? words.between(minKb, maxKb) : maxKb ? words.most(maxKb) : minKb && words.least(minKb),
    as === 'jpeg' &&
      (widthPx && heightPx ? words.size(widthPx, heightPx) : widthPx ? words.width(widthPx) : heightPx && words.height(heightPx)),
  ];
  return parts.filter(Boolean).join(', ');
}
