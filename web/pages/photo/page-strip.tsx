import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../language/language.tsx';
import { Thumbnail } from './thumbnail.tsx';
import type { Page } from './use-pages.ts';

type PageStripProps = {
  pages: Page[];
  current: number;
  onShow: (id: number) => void;
  onMove: (from: number, to: number) => void;
  onRemove: (id: number) => void;
};

/** The pages of the PDF, in order. */
export function PageStrip({ pages, current, onShow, onMove, onRemove }: PageStripProps) {
  const { pages: words } = useMessages('photo');
  const heading = useRef<HTMLHeadingElement>(null);
  const [said, setSaid] = useState('');
  const pressed = useRef<HTMLElement | null>(null);
  // Moving or removing a row would lose the focus.
  useEffect(() => {
    if (pages.length > 0) (pressed.current?.isConnected ? pressed.current : pressed.current && heading.current)?.focus();
    pressed.current = null;
  }, [pages]);
  const act = (button: HTMLElement, words: string, change: () => void) => {
    pressed.current = button;
    setSaid(words);
    change();
  };
  return (
    <section className="mt-8">
      <h2 ref={heading} tabIndex={-1} className="heading">
        {words.title(pages.length)}
      </h2>
      <ol className="mt-3 grid gap-3 sm:grid-cols-2">
        {pages.map((page, place) => (
          <li
            key={page.id}
            className={`card flex items-center justify-between gap-3 p-3 ${page.id === current ? 'border-peacock bg-peacock-soft' : ''}`}
          >
            <span className="grid min-w-0 justify-items-center text-center font-semibold wrap-anywhere">
              <Thumbnail page={page} />
              {words.page(place + 1)}
            </span>
            <span className="flex flex-wrap justify-end gap-2">
              <PageButton label={words.show(place + 1)} sign="✎" isPressed={page.id === current} onPress={() => onShow(page.id)} />
              <PageButton
                label={words.up(place + 1)}
                sign="↑"
                isOff={place === 0}
                onPress={(button) => act(button, words.moved(place), () => onMove(place, place - 1))}
              />
              <PageButton
                label={words.down(place + 1)}
                sign="↓"
                isOff={place === pages.length - 1}
                onPress={(button) => act(button, words.moved(place + 2), () => onMove(place, place + 1))}
              />
              <PageButton
                label={words.remove(place + 1)}
                sign="×"
                onPress={(button) => act(button, words.removed(place + 1), () => onRemove(page.id))}
              />
            </span>
          </li>
        ))}
      </ol>
      <p role="status" className="mt-2 text-muted">
        {said}
      </p>
    </section>
  );
}

type PageButtonProps = { label: string; sign: string; isPressed?: boolean; isOff?: boolean; onPress: (button: HTMLElement) => void };

/** Stays focusable when disabled, so that moving a page to the end by keyboard does not lose the focus. */
function PageButton({ label, sign, isPressed, isOff = false, onPress }: PageButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      aria-disabled={isOff}
      className="button-secondary size-11 px-0 text-xl aria-disabled:opacity-50 aria-pressed:bg-peacock aria-pressed:text-white"
      onClick={isOff ? undefined : (event) => onPress(event.currentTarget)}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}
