/** Writes blocks as canonical HTML, so that cleaning twice changes nothing. */
import {
  type Block,
  type Item,
  isList,
  type List,
  MARK_TAGS,
  type Marks,
  type MarkTag,
  type Paragraph,
  type Piece,
} from './text-blocks.ts';

export function writeBlocks(blocks: Block[]): string {
  return blocks.map((block) => (isList(block) ? writeList(block) : writeParagraph(block))).join('');
}

function writeList({ kind, items }: List): string {
  return `<${kind}>${items.map(writeItem).join('')}</${kind}>`;
}

/** The first text of an item needs no paragraph; later blocks are paragraphs and lists. */
function writeItem({ indent, blocks }: Item): string {
  const [first, ...rest] = blocks;
  const isPlain = first && !isList(first) && first.kind === 'p' && first.indent === 0;
  return `<li${indentClass(indent)}>${isPlain ? writePieces(first.pieces) + writeBlocks(rest) : writeBlocks(blocks)}</li>`;
}

function writeParagraph({ kind, indent, pieces }: Paragraph): string {
  return `<${kind}${indentClass(indent)}>${writePieces(pieces)}</${kind}>`;
}

function indentClass(indent: number): string {
  return indent > 0 ? ` class="ql-indent-${indent}"` : '';
}

/** Nests marks so that the longest is outermost. */
export function writePieces(pieces: Piece[]): string {
  const ends = markEnds(pieces);
  const open: { mark: MarkTag; tag: string }[] = [];
  let html = '';
  pieces.forEach(({ text, tag, marks }, index) => {
    const kept = open.findIndex((each) => marks[each.mark] !== each.tag);
    if (kept >= 0) for (const { mark } of open.splice(kept).reverse()) html += `</${mark}>`;
    const end = ends[index] as MarkEnds;
    const missing = MARK_TAGS.filter((mark) => marks[mark] && !open.some((each) => each.mark === mark));
    for (const mark of missing.sort((a, b) => (end[b] ?? 0) - (end[a] ?? 0))) {
      open.push({ mark, tag: marks[mark] as string });
      html += marks[mark];
    }
    html += tag ?? encodeText(text ?? '');
  });
  for (const { mark } of open.reverse()) html += `</${mark}>`;
  return html;
}

type MarkEnds = Partial<Record<MarkTag, number>>;

/** For each piece and mark, the last piece the mark covers without a gap. */
function markEnds(pieces: Piece[]): MarkEnds[] {
  const ends: MarkEnds[] = [];
  let next: { marks: Marks; end: MarkEnds } | undefined;
  for (let index = pieces.length - 1; index >= 0; index--) {
    const { marks } = pieces[index] as Piece;
    const end: MarkEnds = {};
    for (const mark of MARK_TAGS) {
      if (marks[mark]) end[mark] = next?.marks[mark] === marks[mark] ? (next?.end[mark] ?? index) : index;
    }
    ends[index] = end;
    next = { marks, end };
  }
  return ends;
}

export function encodeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

export function encodeAttribute(value: string): string {
  return encodeText(value).replaceAll('"', '&quot;');
}
