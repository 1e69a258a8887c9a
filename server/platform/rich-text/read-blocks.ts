/** Parses filtered HTML, however its tags are nested, into paragraphs and lists. */
import { Parser } from 'htmlparser2';
import { indentOf } from '../../../contract/rich-text.ts';
import { type Look, lookOf, markTag, pictureTag } from './inline-tags.ts';
import { type FlatItem, MAX_LISTS, nestItems } from './nest-items.ts';
import { type Block, BREAK, type ListTag, type Marks, type Paragraph, type Piece } from './text-blocks.ts';
import { tidyPieces } from './tidy-pieces.ts';

type Attributes = Record<string, string>;
type OpenList = { kind: ListTag; items: FlatItem[] };
/** State between a tag and its end. */
type Scope = { name: string; marks: Marks; look: Look; kind: Paragraph['kind']; indent: number; isHidden: boolean; list?: OpenList };

const PARTS_TEXT = new Set(['p', 'div', 'h1', 'h2', 'h3', 'li', 'ol', 'ul']);

/** @param keepLines makes a line break in the text a `<br>`, not a space */
export function readBlocks(html: string, keepLines: boolean): Block[] {
  const reader = new BlockReader(keepLines);
  const parser = new Parser({
    onopentag: (name, attributes) => reader.open(name, attributes),
    ontext: (text) => reader.text(text),
    onclosetag: () => reader.close(),
  });
  parser.end(html);
  reader.flush();
  return reader.blocks;
}

class BlockReader {
  readonly blocks: Block[] = [];
  readonly #keepLines: boolean;
  #pieces: Piece[] = [];
  #lists: OpenList[] = [];
  #scopes: Scope[] = [];
  #scope: Scope = { name: '', marks: {}, look: {}, kind: 'p', indent: 0, isHidden: false };

  constructor(keepLines: boolean) {
    this.#keepLines = keepLines;
  }

  open(name: string, attributes: Attributes): void {
    const { list: _, ...outer } = this.#scope;
    const scope: Scope = { ...outer, name };
    if (PARTS_TEXT.has(name)) {
      this.flush();
      scope.kind = name === 'h1' || name === 'h2' || name === 'h3' ? name : 'p';
      scope.indent = name === 'li' ? 0 : indentOf(attributes.class ?? '');
      if (name === 'li') this.#openItem(attributes);
      else if (name === 'ol' || name === 'ul') this.#openList(scope, name);
    } else if (name === 'br') this.#add({ tag: BREAK, marks: scope.marks });
    else if (name === 'img') this.#add({ tag: pictureTag(attributes), marks: scope.marks });
    else {
      // Quill's bullet spans.
      scope.isHidden ||= /\bql-ui\b/.test(attributes.class ?? '');
      if (name === 'span') scope.look = { ...scope.look, ...lookOf(attributes) };
      scope.marks = { ...scope.marks, ...markTag(name, attributes, scope.look) };
    }
    this.#scopes.push(this.#scope);
    this.#scope = scope;
  }

  close(): void {
    const { name, list } = this.#scope;
    if (PARTS_TEXT.has(name)) this.flush();
    if (list) {
      this.#lists.pop();
      this.#container().push(...nestItems(list.items, this.#lists.length));
    }
    this.#scope = this.#scopes.pop() ?? this.#scope;
  }

  text(text: string): void {
    const parts = this.#keepLines ? text.split(/\n[^\S\n]*\n/) : [text];
    parts.forEach((part, index) => {
      if (index > 0) this.flush();
      this.#add({ text: part, marks: this.#scope.marks });
    });
  }

  /** Ends the current paragraph. */
  flush(): void {
    const { kind, indent } = this.#scope;
    const pieces = tidyPieces(this.#pieces, this.#keepLines);
    this.#pieces = [];
    if (pieces.length > 0) this.#container().push({ kind, indent, pieces });
  }

  #add(piece: Piece): void {
    if (!this.#scope.isHidden && piece.tag !== '') this.#pieces.push(piece);
  }

  /** The target of a block: the last item of the innermost list, even after the item's end tag. */
  #container(): Block[] {
    const list = this.#lists.at(-1);
    if (!list) return this.blocks;
    if (list.items.length === 0) list.items.push({ kind: list.kind, indent: 0, blocks: [] });
    return list.items.at(-1)?.blocks ?? this.blocks;
  }

  #openList(scope: Scope, kind: ListTag): void {
    const outer = this.#lists.at(-1);
    // A list that is too deep, or directly inside another before any item, continues the outer list.
    if (outer && (this.#lists.length >= MAX_LISTS || outer.items.length === 0)) return;
    scope.list = { kind, items: [] };
    this.#lists.push(scope.list);
  }

  /** An item outside a list becomes a paragraph. */
  #openItem(attributes: Attributes): void {
    const list = this.#lists.at(-1);
    const type = attributes['data-list'];
    const kind = type === undefined ? list?.kind : type === 'ordered' ? 'ol' : 'ul';
    if (kind) list?.items.push({ kind, indent: indentOf(attributes.class ?? ''), blocks: [] });
  }
}
