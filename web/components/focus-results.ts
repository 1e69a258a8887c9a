/** The list that filters and skip links lead to. */
export const RESULTS_ID = 'results';

/** Scrolls to the list and focuses it. */
export function focusResults(): void {
  document.getElementById(RESULTS_ID)?.focus();
}
