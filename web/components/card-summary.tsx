import { Marked } from './marked.tsx';

/** A sum of money with what it is counted in. */
const AMOUNT = /(₹\d(?:[\d,.]*\d)?(?: (?:lakh|crore|लाख|करोड़))?)/;

/** The sentence of a card: what one gets stands out, so that cards are told apart at a glance. */
export function CardSummary({ text, matched }: { text: string; matched: readonly string[] | undefined }) {
  return text.split(AMOUNT).map((part, place) =>
    place % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other identity than their place
      <strong key={place} className="whitespace-nowrap text-peacock-dark">
        {part}
      </strong>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Marked key={place} text={part} matched={matched} />
    ),
  );
}
