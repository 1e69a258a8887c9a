export const WINDOW = 5;

/** The page numbers to show: at most five, the current one in the middle if possible. */
export function pageWindow(page: number, pages: number): number[] {
  const first = Math.max(1, Math.min(page - Math.floor(WINDOW / 2), pages - WINDOW + 1));
  return Array.from({ length: Math.min(WINDOW, Math.max(pages, 0)) }, (_, index) => first + index);
}
