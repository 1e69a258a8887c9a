/** Converts pasted tables, which texts cannot hold, to lists whose items make sense on their own. */

/** Cells by row and column; a cell with a span appears in each place it covers. */
type Grid = HTMLTableCellElement[][];

/** @returns the number of tables converted to lists; layout tables are unwrapped instead */
export function convertTables(body: HTMLElement): number {
  let lists = 0;
  // Innermost first: a table that contains another is a layout table.
  for (const table of [...body.querySelectorAll('table')].reverse()) {
    const grid = gridOf(table);
    if (isData(table, grid)) {
      table.replaceWith(...captionOf(table), listOf(grid));
      lists += 1;
    } else for (const cell of table.querySelectorAll('caption,td,th')) standAlone(cell);
  }
  return lists;
}

function gridOf(table: HTMLTableElement): Grid {
  const grid: Grid = [];
  for (const [index, row] of [...table.rows].entries()) {
    grid[index] ??= [];
    for (const cell of row.cells) {
      let column = 0;
      while (grid[index]?.[column]) column += 1;
      for (let down = 0; down < Math.min(cell.rowSpan || 1, table.rows.length - index); down += 1) {
        grid[index + down] ??= [];
        const covered = grid[index + down] as HTMLTableCellElement[];
        for (let right = 0; right < Math.min(cell.colSpan, 50); right += 1) covered[column + right] = cell;
      }
    }
  }
  return grid;
}

function isData(table: HTMLTableElement, grid: Grid): boolean {
  return grid.some((row) => new Set(row).size > 1) && !table.querySelector('ul,ol,table,h1,h2,h3');
}

function captionOf({ caption }: HTMLTableElement): HTMLElement[] {
  const block = document.createElement('p');
  block.append(...(caption?.childNodes ?? []));
  return block.textContent?.trim() ? [block] : [];
}

/** `Category: SC; Amount: ₹20,000` where the first row names the columns, else `SC: ₹20,000`. */
function listOf(grid: Grid): HTMLElement {
  const list = document.createElement('ul');
  const [first = [], ...others] = grid;
  const hasHead = others.length > 0 && first.every((cell) => cell.localName === 'th' || isBold(cell)) && new Set(first).size > 1;
  const heads = hasHead ? first.map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim()) : [];
  for (const row of hasHead ? others : grid) {
    const item = document.createElement('li');
    const cells = [...new Set(row)].filter(({ textContent }) => textContent.trim());
    for (const [place, cell] of cells.entries()) {
      if (place > 0) item.append(!hasHead && place === 1 ? ': ' : '; ');
      const head = heads[row.indexOf(cell)];
      if (head) item.append(`${head.replace(/:$/, '')}: `);
      item.append(...inline(cell));
    }
    if (item.childNodes.length > 0) list.append(item);
  }
  return list;
}

/** Whether all text in a cell is bold: Word documents have no header cells and mark them so. */
function isBold(cell: Element): boolean {
  const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
  let hasText = false;
  while (texts.nextNode()) {
    const { nodeValue, parentElement } = texts.currentNode;
    if (!nodeValue?.trim()) continue;
    hasText = true;
    if (!parentElement?.closest('b,strong,th,[style*="font-weight: bold"],[style*="font-weight:bold"],[style*="font-weight:700"]'))
      return false;
  }
  return hasText;
}

/** The cell's content without its paragraphs; cloned, because a cell may appear in several rows. */
function inline(cell: Element): Node[] {
  const copy = cell.cloneNode(true) as Element;
  for (const line of copy.querySelectorAll('br')) line.replaceWith(' ');
  for (const block of copy.querySelectorAll('p,div')) block.replaceWith(...block.childNodes, ' ');
  copy.normalize();
  const [first, last] = [copy.firstChild, copy.lastChild];
  if (first?.nodeType === Node.TEXT_NODE) first.nodeValue = first.nodeValue?.trimStart() ?? '';
  if (last?.nodeType === Node.TEXT_NODE) last.nodeValue = last.nodeValue?.trimEnd() ?? '';
  return [...copy.childNodes];
}

/** Moves a cell's content into a block before the table. */
function standAlone(cell: Element): void {
  const block = document.createElement('div');
  block.append(...cell.childNodes);
  cell.closest('table')?.before(block);
}
