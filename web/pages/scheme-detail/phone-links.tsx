import { phoneNumbers } from './phone-numbers.ts';

/** A helpline whose numbers can be called by a tap. */
export function PhoneLinks({ text }: { text: string }) {
  return phoneNumbers(text).map((part) =>
    part.number ? (
      <a key={part.text} href={`tel:${part.number}`} className="link-row underline">
        {part.text}
      </a>
    ) : (
      part.text
    ),
  );
}
