/** Prints the sheets of one kind alone; the page's own print has those of the schemes. */
export function printPart(part: 'papers'): void {
  const { dataset } = document.documentElement;
  dataset.print = part;
  addEventListener('afterprint', () => delete dataset.print, { once: true });
  window.print();
}
