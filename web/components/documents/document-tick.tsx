import { type ReactNode, useEffect, useRef } from 'react';
import type { Language } from '../../../contract/languages.ts';
import { holdDocuments, useHeldDocuments } from './held-documents.ts';
import { TickLine } from './tick-line.tsx';

type DocumentTickProps = {
  /** Ticked when all of them are held. */
  slugs: readonly string[];
  lang?: Language | undefined;
  children: ReactNode;
};

/** A document with a box to tick. The box works by itself; the script only remembers it on this device, for every scheme. */
export function DocumentTick({ slugs, lang, children }: DocumentTickProps) {
  const held = useHeldDocuments();
  const isHeld = slugs.every((slug) => held.includes(slug));
  const box = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was ticked before the script came
  useEffect(() => {
    if (box.current?.checked && !isHeld) holdDocuments(slugs, true);
  }, []);
  useEffect(() => {
    if (box.current) box.current.checked = isHeld;
  }, [isHeld]);
  return (
    <TickLine box={box} onTick={(isTicked) => holdDocuments(slugs, isTicked)} lang={lang}>
      {children}
    </TickLine>
  );
}
