import { type ReactNode, useEffect, useRef } from 'react';
import type { Language } from '../../../contract/languages.ts';
import { holdDocuments, useHeldDocuments } from './held-documents.ts';
import { TickLine } from './tick-line.tsx';

type DocumentTickProps = {
  /** Checked if all are held. */
  slugs: readonly string[];
  lang?: Language | undefined;
  children: ReactNode;
};

/** A document with a checkbox. It works natively; the script stores it on the device, for every scheme. */
export function DocumentTick({ slugs, lang, children }: DocumentTickProps) {
  const held = useHeldDocuments();
  const isHeld = slugs.every((slug) => held.includes(slug));
  const box = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a tick made before hydration
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
