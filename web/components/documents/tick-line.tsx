import type { ReactNode, RefObject } from 'react';
import type { Language } from '../../../contract/languages.ts';

type TickLineProps = {
  /** Works before hydration, which then reads its state. */
  box: RefObject<HTMLInputElement | null>;
  onTick: (isTicked: boolean) => void;
  lang?: Language | undefined;
  children: ReactNode;
};

/** A line with a large checkbox. */
export function TickLine({ box, onTick, lang, children }: TickLineProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2" lang={lang}>
      <input
        ref={box}
        type="checkbox"
        autoComplete="off"
        onChange={(event) => onTick(event.currentTarget.checked)}
        className="mt-0.5 size-5 shrink-0 accent-peacock"
      />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </label>
  );
}
