/** Prints only one kind of sheet; the page's default print has those of the schemes. */
export function printPart(part: 'papers'): void {
  const { dataset } = document.documentElement;
  dataset.print = part;
  addEventListener('afterprint', () => delete dataset.print, { once: true });
  window.print();
}
