/** Inspects a chosen file before it is decoded. */
import type { Picture } from './decode.ts';
import { HEAD_BYTES, isPdf, readPictureHead } from './picture-head.ts';
import { headProblem, PictureError } from './picture-problem.ts';

export async function takePicture(file: File): Promise<Picture> {
  const bytes = await headOf(file);
  if (bytes.length === 0) throw new PictureError('empty');
  const head = readPictureHead(bytes);
  if (!head) throw new PictureError(isPdf(bytes) ? 'pdf' : isTruncated(bytes) ? 'broken' : 'foreign');
  const problem = headProblem(head);
  if (problem) throw new PictureError(problem);
  return { file, kind: head.kind, width: head.width, height: head.height };
}

/** A JPEG or PNG that is truncated. */
const isTruncated = (bytes: Uint8Array) => (bytes[0] === 0xff && bytes[1] === 0xd8) || bytes[0] === 0x89;

async function headOf(file: File): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  } catch {
    // A phone may have the file in the cloud only, without internet.
    throw new PictureError('unread');
  }
}
