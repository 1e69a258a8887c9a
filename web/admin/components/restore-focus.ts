/**
 * Moves the focus when its element disappears, e.g. with a deleted row: to the same control of the next row, else to the heading. Otherwise
 * it falls to `body`, and Tab would start at the top of the page.
 */
import { type RefObject, useEffect } from 'react';

type Place = { control: Element; list: Element | null; row: number; position: number };

/** The last focused place within the screen; null after a click elsewhere. */
let last: Place | null = null;

const CONTROLS = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled)';
const controlsOf = (row: Element | undefined) => [...(row?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])];

function remember(control: Element): void {
  const row = control.closest('tr, li');
  const list = row?.parentElement ?? null;
  last = {
    control,
    list,
    row: row && list ? [...list.children].indexOf(row) : -1,
    position: row ? controlsOf(row).indexOf(control as HTMLElement) : -1,
  };
}

/** Moves the focus if its element is gone. Also called when a dialog closes whose opener is gone. */
export function moveFocusOn(): void {
  if (!last || last.control.isConnected || (document.activeElement && document.activeElement !== document.body)) return;
  const { list, row, position } = last;
  const rows = list?.isConnected ? [...list.children] : [];
  const controls = controlsOf(rows[Math.min(row, rows.length - 1)]);
  const next = controls[Math.min(Math.max(position, 0), controls.length - 1)];
  last = null;
  if (next) next.focus();
  else document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

/** Used once, around the panel's screens. */
export function useRestoredFocus(screen: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = screen.current;
    if (!element) return;
    const onFocus = (event: FocusEvent) => remember(event.target as Element);
    const onPress = () => {
      last = null;
    };
    const observer = new MutationObserver(moveFocusOn);
    observer.observe(element, { childList: true, subtree: true });
    element.addEventListener('focusin', onFocus);
    document.addEventListener('pointerdown', onPress, { capture: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('focusin', onFocus);
      document.removeEventListener('pointerdown', onPress, { capture: true });
    };
  }, [screen]);
}
