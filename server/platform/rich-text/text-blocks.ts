/** Nesting order of marks with the same range. Bold is outermost, because guides recognise a step by its bold text. */
export const MARK_TAGS = ['strong', 'em', 'u', 's', 'a', 'span'] as const;
export type MarkTag = (typeof MARK_TAGS)[number];

/** The opening tag of each mark on a piece of text, by tag name. */
export type Marks = Partial<Record<MarkTag, string>>;

/** A run of text, or a void tag (`<br />`, `<img … />`). */
export type Piece = { text: string; tag?: undefined; marks: Marks } | { tag: string; text?: undefined; marks: Marks };

export type Paragraph = { kind: 'p' | 'h1' | 'h2' | 'h3'; indent: number; pieces: Piece[] };
export type ListTag = 'ol' | 'ul';
export type List = { kind: ListTag; items: Item[] };
export type Item = { indent: number; blocks: Block[] };
export type Block = Paragraph | List;

export const BREAK = '<br />';

export function isList(block: Block): block is List {
  return block.kind === 'ol' || block.kind === 'ul';
}
