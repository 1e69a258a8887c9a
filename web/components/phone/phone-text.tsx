import { phoneNumbers } from './phone-numbers.ts';

/** A text with tel: links on its telephone numbers. @param isHelpline the text is mainly telephone numbers */
export function PhoneText({ text, isHelpline = false }: { text: string; isHelpline?: boolean }) {
  return phoneNumbers(text, isHelpline).map((part, place) =>
    part.number ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no id
      <a key={place} href={`tel:${part.number}`} className={isHelpline ? 'link-row underline' : 'link whitespace-nowrap'}>
        {part.text}
      </a>
    ) : (
      part.text
    ),
  );
}
