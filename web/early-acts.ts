/**
 * What a visitor does while React is not there yet: it is kept, and done again once React listens. Links, forms, menus and dialogs need
 * none of this; what is focused or scrolled stays as it is, because React takes over the elements that are there.
 */
import { EARLY_PRESSES } from '../contract/early-presses.ts';
import { changeAgain, type Field, isTicked, stateOf, toggleAgain } from './do-again.ts';

export type EarlyActs = {
  /** From now on React hears presses by itself. */
  leavePresses: () => void;
  replay: () => void;
};

/** What is pressed for a script alone: other buttons send a form or open what they name. */
const PRESSED = 'button[type="button"]:not([popovertarget])';

/** Whether it is no longer as it came: something was typed before there was any script. */
function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const stated = [...field.options].findLast(({ defaultSelected }) => defaultSelected) ?? field.options[0];
    return field.selectedOptions[0] !== stated;
  }
  return isTicked(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

/** Finds an element again: React draws the page anew when a translator changes it while it is taken over. */
function finder<T extends Element>(element: T): () => T | undefined {
  const all = document.getElementsByTagName(element.localName) as HTMLCollectionOf<T>;
  const at = [...all].indexOf(element);
  return () => (element.isConnected ? element : all[at]);
}

export function keepEarlyActs(): EarlyActs {
  const changed = new Map<Field, [value: string | boolean, find: () => Field | undefined]>();
  const pressed = new Map<HTMLElement, () => HTMLElement | undefined>();
  const toggled = new Map<HTMLElement, () => HTMLElement | undefined>();
  let composed: EventTarget | null = null;

  const noteChange = (field: Field) => changed.set(field, [stateOf(field), finder(field)]);
  const noteToggle = (target: EventTarget | null) => target instanceof HTMLElement && toggled.set(target, finder(target));
  const keepChange = ({ target }: Event) => {
    const field = target as Field;
    if (field.matches('input, textarea, select')) noteChange(field);
  };
  const press = (target: EventTarget | null) => {
    const button = target instanceof Element && target.closest<HTMLElement>(PRESSED);
    if (button) pressed.set(button, finder(button));
  };
  const keepPress = ({ target }: Event) => press(target);
  const keepers: [string, (event: Event) => void][] = [
    ['input', keepChange],
    ['change', keepChange],
    ['toggle', ({ target }) => noteToggle(target)],
    ['compositionstart', ({ target }) => (composed = target)],
    ['compositionend', () => (composed = null)],
  ];

  const page = window as { [EARLY_PRESSES]?: EventTarget[] | undefined };
  page[EARLY_PRESSES]?.forEach(press);
  page[EARLY_PRESSES] = undefined;
  for (const open of document.querySelectorAll('[popover]')) if (open.matches(':popover-open')) noteToggle(open);
  for (const field of document.querySelectorAll<Field>('input, textarea, select')) if (isChanged(field)) noteChange(field);
  for (const [name, keep] of keepers) document.addEventListener(name, keep, true);
  document.addEventListener('click', keepPress, true);

  return {
    leavePresses: () => document.removeEventListener('click', keepPress, true),
    replay: () => {
      for (const [name, keep] of keepers) document.removeEventListener(name, keep, true);
      // A word that is being composed tells of itself as it goes on.
      for (const [field, [value, find]] of changed) {
        const found = find();
        if (found && field !== composed) changeAgain(found, value);
      }
      for (const [target, find] of toggled) {
        const found = find();
        if (!found) continue;
        if (found instanceof HTMLDetailsElement && target instanceof HTMLDetailsElement) found.open = target.open;
        toggleAgain(found);
      }
      for (const find of pressed.values()) find()?.click();
    },
  };
}
