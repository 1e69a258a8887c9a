import { numbersIn } from './phone-numbers.ts';

const TAG = /(<[^<>]*>)/;
const ENDS_LINE = /^<(?:br|\/?(?:p|div|li|ul|ol|h[1-6]|blockquote))[\s/>]/i;

/** Adds tel: links to telephone numbers in clean HTML. Existing links are not changed. */
export function linkPhones(html: string): string {
  if (!/\p{Nd}{3}/u.test(html)) return html;
  const pieces = html.split(TAG);
  let line: number[] = [];
  const end = () => {
    linkLine(pieces, line);
    line = [];
  };
  let isLink = false;
  pieces.forEach((piece, place) => {
    const isTag = place % 2 === 1;
    if (isTag && ENDS_LINE.test(piece)) end();
    else if (isTag && /^<\/?a[\s>]/i.test(piece)) isLink = !piece.startsWith('</');
    // A link's text is context for the number beside it; numbers within a link stay as they are.
    else if (!isTag) line.push(isLink ? -1 - place : place);
  });
  end();
  return pieces.join('');
}

/** @param line indexes of the line's texts; those within a link as -1 - index */
function linkLine(pieces: string[], line: number[]): void {
  const texts = line.map((place) => pieces[place < 0 ? -1 - place : place] as string);
  const starts = texts.map((_, at) => texts.slice(0, at).join('').length);
  for (const { from, to, digits } of numbersIn(texts.join('')).toReversed()) {
    const at = starts.findLastIndex((first) => first <= from);
    const [place = -1, text = '', first = 0] = [line[at], texts[at], starts[at]];
    if (place < 0 || to > first + text.length) continue;
    pieces[place] = withLink(pieces[place] as string, from - first, to - first, digits);
  }
}

function withLink(text: string, from: number, to: number, digits: string): string {
  return `${text.slice(0, from)}<a href="tel:${digits}">${text.slice(from, to)}</a>${text.slice(to)}`;
}
