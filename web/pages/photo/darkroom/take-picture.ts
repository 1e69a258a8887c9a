/** Looks into a file somebody chose, before anything is unpacked. */
import type { Picture } from './decode.ts';
import { HEAD_BYTES, isPdf, readPictureHead } from './picture-head.ts';
import { headProblem, PictureError } from './picture-problem.ts';

export async function takePicture(file: File): Promise<Picture> {
  const bytes = await headOf(file);
  if (bytes.length === 0) throw new PictureError('empty');
  const head = readPictureHead(bytes);
  if (!head) throw new PictureError(isPdf(bytes) ? 'pdf' : isCut(bytes) ? 'broken' : 'foreign');
  const problem = headProblem(head);
  if (problem) throw new PictureError(problem);
  return { file, kind: head.kind, width: head.width, height: head.height };
}

/** Begins as a JPEG or PNG and ends too soon. */
const isCut = (bytes: Uint8Array) => (bytes[0] === 0xff && bytes[1] === 0xd8) || bytes[0] === 0x89;

async function headOf(file: File): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  } catch {
    // On a phone it may lie in a cloud, and there is no internet.
    throw new PictureError('unread');
  }
}
