import { useEffect, useRef } from 'react';
import { readTicks, writeTick } from '../../components/documents/document-ticks.ts';
import { TickLine } from '../../components/documents/tick-line.tsx';
import { PhoneText } from '../../components/phone/phone-text.tsx';
import { useTextLanguage } from '../../components/text-language.ts';

type OwnDocumentProps = { schemeId: number; place: number; count: number; text: string };

/** A line that names no document of the library: its tick is of this scheme alone. */
export function OwnDocument({ schemeId, place, count, text }: OwnDocumentProps) {
  const textLanguage = useTextLanguage();
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!box.current) return;
    // What was ticked before the script came counts.
    if (box.current.checked) writeTick(schemeId, count, place, true);
    else box.current.checked = readTicks(schemeId, count).has(place);
  }, [schemeId, place, count]);
  return (
    <TickLine box={box} onTick={(isTicked) => writeTick(schemeId, count, place, isTicked)} lang={textLanguage(text)}>
      <PhoneText text={text} />
    </TickLine>
  );
}
