/** The list on the page that filters and skip links lead to. */
export const RESULTS_ID = 'results';

/** Brings the list into view, and the keyboard with it. */
export function focusResults(): void {
  document.getElementById(RESULTS_ID)?.focus();
}
