import { useEffect, useRef } from 'react';
import { readTicks, writeTick } from '../../components/documents/document-ticks.ts';
import { TickLine } from '../../components/documents/tick-line.tsx';
import { PhoneText } from '../../components/phone/phone-text.tsx';
import { useTextLanguage } from '../../components/text-language.ts';

type OwnDocumentProps = { schemeId: number; place: number; count: number; text: string };

/** A line without a document of the library: its tick belongs to this scheme only. */
export function OwnDocument({ schemeId, place, count, text }: OwnDocumentProps) {
  const textLanguage = useTextLanguage();
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!box.current) return;
    // Keeps a tick made before hydration.
    if (box.current.checked) writeTick(schemeId, count, place, true);
    else box.current.checked = readTicks(schemeId, count).has(place);
  }, [schemeId, place, count]);
  return (
    <TickLine box={box} onTick={(isTicked) => writeTick(schemeId, count, place, isTicked)} lang={textLanguage(text)}>
      <PhoneText text={text} />
    </TickLine>
  );
}
