/** Collapses white space as browsers do: runs become one space, none at the ends of a line. Non-breaking spaces count as spaces. */
import { BREAK, type Marks, type Piece } from './text-blocks.ts';

/** @param keepLines makes a line break in the text a `<br>`, not a space */
export function tidyPieces(pieces: Piece[], keepLines: boolean): Piece[] {
  const tidy: Piece[] = [];
  let gap: { text: string; marks: Marks } | undefined;
  const fillGap = () => {
    const last = tidy.at(-1);
    if (gap && last && last.tag !== BREAK) add(tidy, gap.text === '\n' ? { tag: BREAK, marks: gap.marks } : gap);
    gap = undefined;
  };
  for (const piece of pieces) {
    if (piece.tag === BREAK) {
      gap = undefined;
      if (tidy.length > 0) tidy.push(piece);
    } else if (piece.tag) {
      fillGap();
      tidy.push(piece);
    } else {
      for (const part of piece.text?.split(/(\s+)/) ?? []) {
        const word = part.trim().replace(/\p{Cc}/gu, '');
        if (word) {
          fillGap();
          add(tidy, { text: word, marks: piece.marks });
        } else if (keepLines && /[\n\r]/.test(part)) gap = { text: '\n', marks: piece.marks };
        else if (/\s/.test(part)) gap ??= { text: ' ', marks: piece.marks };
      }
    }
  }
  while (tidy.at(-1)?.tag === BREAK) tidy.pop();
  return tidy;
}

function add(pieces: Piece[], piece: Piece): void {
  const last = pieces.at(-1);
  if (last?.text !== undefined && piece.text !== undefined && last.marks === piece.marks) {
    pieces.splice(-1, 1, { text: last.text + piece.text, marks: last.marks });
  } else pieces.push(piece);
}
