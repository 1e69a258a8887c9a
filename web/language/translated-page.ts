/**
 * Lets React update a page that the browser translates: updates are shown and removals happen even though React's text nodes are no longer
 * in the page. The sentence around an update is restored as a whole, because translators move words between its parts. See
 * docs/decisions/0030.
 */
import type { Translations } from './translations.ts';

/** Inline elements within a sentence. */
const INLINE = 'a, abbr, b, bdi, em, font, i, mark, small, span, strong, sub, sup';

export function allowTranslation({ standIn, restore }: Translations): void {
  const restoreSentence = (part: Element) => {
    let block = part;
    while (block.parentElement && block.matches(INLINE)) block = block.parentElement;
    restore(block);
  };
  /** The child of `parent` that is or contains a node. */
  const childOf = (parent: Node, node: Node): Node | null => {
    if (node.parentNode === parent) return node;
    if (parent instanceof Element) restoreSentence(parent);
    let child: Node | null | undefined = node.parentNode ? node : standIn(node);
    while (child && child.parentNode !== parent) child = child.parentNode;
    return child ?? null;
  };

  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, node: T): T {
    removeChild.call(this, childOf(this, node) ?? node);
    return node;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    insertBefore.call(this, node, before && (childOf(this, before) ?? before));
    return node;
  };

  beforeSetting('nodeValue', (node) => {
    const font = node instanceof Text && !node.isConnected ? standIn(node) : undefined;
    if (font?.parentElement) restoreSentence(font.parentElement);
  });
  beforeSetting('textContent', (node) => {
    if (node instanceof Element && node.nodeName !== 'FONT' && node.getElementsByTagName('font').length > 0) restoreSentence(node);
  });
}

function beforeSetting(name: 'nodeValue' | 'textContent', prepare: (node: Node) => void): void {
  const own = Object.getOwnPropertyDescriptor(Node.prototype, name);
  if (!own?.set) return;
  const { set } = own;
  Object.defineProperty(Node.prototype, name, {
    ...own,
    set(this: Node, value: string | null) {
      prepare(this);
      set.call(this, value);
    },
  });
}
