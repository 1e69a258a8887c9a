/** Converts Word's clipboard lists, which are paragraphs with a level and a literal marker, to real lists. */

type OpenList = { level: number; list: HTMLElement };

export function convertWordLists(body: HTMLElement): void {
  let open: OpenList[] = [];
  let previous: Element | null = null;
  for (const paragraph of body.querySelectorAll<HTMLElement>('[style*="mso-list"]')) {
    const level = levelOf(paragraph);
    if (level === 0) continue;
    if (paragraph.previousElementSibling !== previous) open = [];
    const tag = takeMarker(paragraph);
    while (open.length > 0 && (open.at(-1) as OpenList).level > level) open.pop();
    let current = open.at(-1);
    if (current?.level === level && current.list.localName !== tag) {
      open.pop();
      current = undefined;
    }
    if (current?.level !== level) {
      const list = document.createElement(tag);
      const parent = open.at(-1)?.list.lastElementChild;
      if (parent) parent.append(list);
      else paragraph.before(list);
      current = { level, list };
      open.push(current);
    }
    const item = document.createElement('li');
    item.append(...paragraph.childNodes);
    current.list.append(item);
    previous = open[0]?.list ?? null;
    paragraph.remove();
  }
}

/** 1 for the outermost list; 0 if the paragraph is not an item. */
function levelOf(paragraph: HTMLElement): number {
  const style = paragraph.getAttribute('style') ?? '';
  return Number(/mso-list:[^;]*\blevel(\d)/i.exec(style)?.[1] ?? 0);
}

/** Removes the literal marker and returns the list's type: numbers and letters are ordered. */
function takeMarker(paragraph: HTMLElement): 'ol' | 'ul' {
  const marker = [...paragraph.querySelectorAll('span')].find((span) => /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''));
  const isNumbered = /^\s*\(?(?:\d{1,4}|[a-z]{1,6})[.)]/i.test(marker?.textContent ?? '');
  marker?.remove();
  return isNumbered ? 'ol' : 'ul';
}
