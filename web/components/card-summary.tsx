import { Marked } from './marked.tsx';

/** An amount with its unit. */
const AMOUNT = /(₹\d(?:[\d,.]*\d)?(?: (?:lakh|crore|लाख|करोड़))?)/;

/** A card's sentence with amounts emphasised, to tell cards apart at a glance. */
export function CardSummary({ text, matched }: { text: string; matched: readonly string[] | undefined }) {
  return text.split(AMOUNT).map((part, place) =>
    place % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no id
      <strong key={place} className="whitespace-nowrap text-peacock-dark">
        {part}
      </strong>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Marked key={place} text={part} matched={matched} />
    ),
  );
}
