/** Whether there are stored answers. Separate from the check, so that a page can ask without loading it. */
export const ANSWERS_KEY = 'check-answers';

export function hasAnswers(): boolean {
  try {
    return (localStorage.getItem(ANSWERS_KEY) ?? sessionStorage.getItem(ANSWERS_KEY)) !== null;
  } catch {
    return false;
  }
}
