export type PhonePart = { text: string; number: string | null };

/** Four digits or more, with single spaces, hyphens or brackets between them. */
const NUMBER = /(\+?\d(?:[\s()-]{0,2}\d){2,14})/;

/** A helpline text in parts: telephone numbers with the digits to dial, and what stands between them. */
export function phoneNumbers(text: string): PhonePart[] {
  return text
    .split(NUMBER)
    .map((part, place) => ({ text: part, number: place % 2 === 1 ? part.replace(/[^\d+]/g, '') : null }))
    .filter((part) => part.text);
}
