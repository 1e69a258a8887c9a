/**
 * Records input before hydration and replays it once React listens. Links, forms, menus and dialogs work natively; focus and scroll
 * position stay, because React reuses the elements.
 */
import { EARLY_CLICKS } from '../../contract/early-clicks.ts';
import { type Field, isTicked, replayChange, replayToggle, stateOf } from './replay-input.ts';

export type EarlyInput = {
  /** Called when React handles clicks itself. */
  stopClicks: () => void;
  replay: () => void;
};

/** Buttons that need a script: others submit a form or open a popover. */
const PRESSED = 'button[type="button"]:not([popovertarget])';

/** Whether the value differs from the HTML: it was typed before any script ran. */
function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const stated = [...field.options].findLast(({ defaultSelected }) => defaultSelected) ?? field.options[0];
    return field.selectedOptions[0] !== stated;
  }
  return isTicked(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

const parts = () => [...document.querySelectorAll<HTMLElement>('input, textarea, select, button, details, [popover]')];

export function recordEarlyInput(): EarlyInput {
  const changed = new Map<Field, string | boolean>();
  const pressed = new Set<HTMLElement>();
  const toggled = new Set<HTMLElement>();
  const before = parts();
  let composed: EventTarget | null = null;

  const keepChange = ({ target }: Event) => {
    const field = target as Field;
    if (field.matches('input, textarea, select')) changed.set(field, stateOf(field));
  };
  const press = (target: EventTarget | null) => {
    const button = target instanceof Element && target.closest<HTMLElement>(PRESSED);
    if (button) pressed.add(button);
  };
  const keepPress = ({ target }: Event) => press(target);
  const keepers: [string, (event: Event) => void][] = [
    ['input', keepChange],
    ['change', keepChange],
    ['toggle', ({ target }) => toggled.add(target as HTMLElement)],
    ['compositionstart', ({ target }) => (composed = target)],
    ['compositionend', () => (composed = null)],
  ];

  const page = window as { [EARLY_CLICKS]?: EventTarget[] | undefined };
  page[EARLY_CLICKS]?.forEach(press);
  page[EARLY_CLICKS] = undefined;
  for (const part of before) {
    if (part.matches(':popover-open')) toggled.add(part);
    if (part.matches('input, textarea, select') && isChanged(part as Field)) changed.set(part as Field, stateOf(part as Field));
  }
  for (const [name, keep] of keepers) document.addEventListener(name, keep, true);
  document.addEventListener('click', keepPress, true);

  return {
    stopClicks: () => document.removeEventListener('click', keepPress, true),
    replay: () => {
      for (const [name, keep] of keepers) document.removeEventListener(name, keep, true);
      const after = parts();
      // If a translator changes the page during hydration, React renders it again: elements are then found by position.
      const find = <T extends HTMLElement>(part: T) => (part.isConnected ? part : (after[before.indexOf(part)] as T | undefined));
      for (const [field, value] of changed) {
        const found = find(field);
        // Text being composed sends its own events.
        if (found && field !== composed) replayChange(found, value);
      }
      for (const part of toggled) {
        const found = find(part);
        if (!found) continue;
        if (found instanceof HTMLDetailsElement) found.open = (part as HTMLDetailsElement).open;
        replayToggle(found);
      }
      for (const button of pressed) find(button)?.click();
    },
  };
}
