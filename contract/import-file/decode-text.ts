/** Decodes the text of a file. */
import { encodingOf, type FileEncoding } from './file-encoding.ts';
import { UnreadableFile } from './unreadable-file.ts';

export type DecodedAs = FileEncoding | 'windows-1252';

export class NotThisEncoding extends UnreadableFile {}

const UNKNOWN = 'The text of the file is neither UTF-8, UTF-16 nor Windows-1252. Save it anew, in a spreadsheet as "CSV UTF-8".';

/** Characters that rule out Windows-1252: its undefined bytes, and control characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what gives a wrong guess away
const NO_TEXT = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f\u0081\u008d\u008f\u0090\u009d]/;

export const unicodeOf = (start: Uint8Array): DecodedAs => encodingOf(start);

/** @throws NotThisEncoding at the first invalid byte or character */
export async function* decoded(bytes: AsyncIterable<Uint8Array>, encoding: DecodedAs): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const next = (piece?: Uint8Array) => {
    try {
      return piece ? decoder.decode(piece, { stream: true }) : decoder.decode();
    } catch {
      throw new NotThisEncoding(UNKNOWN);
    }
  };
  for await (const piece of bytes) {
    const text = next(piece);
    if (encoding === 'windows-1252' && NO_TEXT.test(text)) throw new UnreadableFile(UNKNOWN);
    yield text;
  }
  yield next();
}
