/**
 * Tracks where the browser's translator put its text: it replaces text nodes by `<font>` elements, while React goes on to update the nodes
 * it knows.
 */
export type Translations = {
  /** The element that replaced a text node. */
  standIn: (text: Node) => Element | undefined;
  /** Restores the original text within an element. The translator notices and translates it again. */
  restore: (within: Element) => void;
};

type Gone = { text: Text; previous: Node | null; next: Node | null };

const isFont = (node: Node | null): node is Element => node?.nodeName === 'FONT';

/** Active until the page is left. */
export function followTranslations(): Translations {
  const standIns = new WeakMap<Node, Element>();
  const originals = new WeakMap<Node, Text>();
  const read = (records: MutationRecord[]) => {
    let gone: Gone[] = [];
    for (const { addedNodes, removedNodes, previousSibling: previous, nextSibling: next } of records) {
      const put = [...addedNodes].find(isFont);
      const match = (text: Text, font: Element) => {
        standIns.set(text, font);
        originals.set(font, text);
      };
      for (const node of removedNodes) {
        const text = node instanceof Text ? node : originals.get(node);
        const font = put ?? [previous, next].find((one) => isFont(one) && !originals.has(one));
        if (text && isFont(font ?? null)) match(text, font as Element);
        else if (text) gone.push({ text, previous, next });
      }
      // The text node is removed first, then its replacement is inserted.
      const taken = put && removedNodes.length === 0 && gone.find((one) => one.previous === previous && one.next === next);
      if (taken) {
        match(taken.text, put);
        gone = gone.filter((one) => one !== taken);
      }
    }
  };
  const observer = new MutationObserver(read);
  observer.observe(document.documentElement, { childList: true, subtree: true });
  const readNow = () => read(observer.takeRecords());
  return {
    standIn: (text) => {
      readNow();
      return standIns.get(text);
    },
    restore: (within) => {
      readNow();
      for (const font of within.querySelectorAll('font')) {
        const text = originals.get(font);
        if (text && !text.isConnected) font.replaceWith(text);
        // The original text node, only moved into another element.
        else if (!text && isFont(font) && !isFont(font.parentElement)) font.replaceWith(...textsIn(font));
      }
    },
  };
}

function textsIn(font: Element): Text[] {
  return [...font.childNodes].flatMap((node) => (node instanceof Text ? [node] : isFont(node) ? textsIn(node) : []));
}
