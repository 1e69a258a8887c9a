/** Ticking a document moves it to the other list as a new checkbox; the focus follows for keyboard users. */
import { type RefObject, useEffect, useRef } from 'react';

export const lineId = (slug: string) => `paper-${slug}`;

export function useFocusThatMoves(list: RefObject<HTMLElement | null>, held: readonly string[]): void {
  const before = useRef(held);
  const wasPressed = useRef(false);
  useEffect(() => {
    const press = () => {
      wasPressed.current = true;
    };
    const element = list.current;
    element?.addEventListener('click', press);
    return () => element?.removeEventListener('click', press);
  }, [list]);
  useEffect(() => {
    const [now, then] = [held, before.current];
    before.current = now;
    const moved = [...now.filter((slug) => !then.includes(slug)), ...then.filter((slug) => !now.includes(slug))];
    if (!wasPressed.current || moved.length !== 1 || document.activeElement !== document.body) return;
    wasPressed.current = false;
    document
      .getElementById(lineId(moved[0] as string))
      ?.querySelector('input')
      ?.focus({ preventScroll: true });
  }, [held]);
}
