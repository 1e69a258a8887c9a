/** Replays input from before hydration through the events React listens to. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const TICKED = 'input[type="checkbox"], input[type="radio"]';

export const isTicked = (field: Field): field is HTMLInputElement => field.matches(TICKED);
export const stateOf = (field: Field): string | boolean => (isTicked(field) ? field.checked : field.value);

/** @param value the visitor's value: React may have reset it */
export function replayChange(field: Field, value: string | boolean): void {
  if (field.disabled) return;
  if (isTicked(field)) {
    // A click toggles a checkbox and selects a radio button.
    field.checked = field.type === 'checkbox' && !value;
    if (value || field.type === 'checkbox') field.click();
  } else if (field instanceof HTMLSelectElement || field.type === 'file') {
    if (field.type !== 'file') field.value = String(value);
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else {
    replayTyping(field, String(value));
  }
}

function replayTyping(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const { selectionStart, selectionEnd } = field;
  // React compares with the last value set through the element's own property, so that one is set to another value first.
  field.value = text === '' ? field.defaultValue : '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (document.activeElement === field) {
    // Null for input types without a selection.
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  } else {
    // A field that lost the focus also gets its blur event.
    field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  }
}

/** @param element a `details` or popover in its current state */
export function replayToggle(element: HTMLElement): void {
  const isOpen = element instanceof HTMLDetailsElement ? element.open : element.matches(':popover-open');
  const [oldState, newState] = isOpen ? ['closed', 'open'] : ['open', 'closed'];
  const event = new Event('toggle');
  element.dispatchEvent(Object.assign(event, { oldState, newState }));
}
