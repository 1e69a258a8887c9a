/** Pasted or dropped picture files: scaled down in the browser, so that they fit into drafts and are sent within the text. */
import { LARGEST_PICTURE_WIDTH } from '../../../../contract/picture.ts';
import { richText } from '../../../../messages/admin/rich-text.ts';

const { pasted: words } = richText;

const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];
const QUALITY = 0.82;

/** Picture files of a paste or drop; none if it also has text, unless that text is only the picture. */
export function pictureFiles(data: DataTransfer | null): File[] {
  const files = [...(data?.files ?? [])];
  if (files.length === 0 || !data?.types.includes('text/html')) return files;
  const { body } = new DOMParser().parseFromString(data.getData('text/html'), 'text/html');
  return body.textContent?.trim() === '' && body.querySelectorAll('img').length === 1 ? files : [];
}

export type ReadPicture = { src: string } | { problem: string };

/** Returns a data URL no wider than the site stores. */
export async function readPicture(file: File): Promise<ReadPicture> {
  if (!PICTURE_TYPES.includes(file.type)) return { problem: words.notPicture(file.name) };
  try {
    const bitmap = await createImageBitmap(file);
    const scale = Math.min(1, LARGEST_PICTURE_WIDTH / bitmap.width);
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const webp = canvas.toDataURL('image/webp', QUALITY);
    // Browsers that cannot encode WebP return PNG.
    return { src: webp.startsWith('data:image/webp') ? webp : canvas.toDataURL('image/jpeg', QUALITY) };
  } catch {
    return { problem: words.tooLarge(file.name) };
  }
}
