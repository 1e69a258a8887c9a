import { phoneNumbers } from './phone-numbers.ts';

/** A text whose telephone numbers can be called by a tap. @param isHelpline it holds numbers to call and little else */
export function PhoneText({ text, isHelpline = false }: { text: string; isHelpline?: boolean }) {
  return phoneNumbers(text, isHelpline).map((part, place) =>
    part.number ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other identity than their place
      <a key={place} href={`tel:${part.number}`} className={isHelpline ? 'link-row underline' : 'link whitespace-nowrap'}>
        {part.text}
      </a>
    ) : (
      part.text
    ),
  );
}
