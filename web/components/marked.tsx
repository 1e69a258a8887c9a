import { markMatches } from '../../contract/mark-matches.ts';

type MarkedProps = { text: string; matched: readonly string[] | undefined };

/** A text with the matched words highlighted. */
export function Marked({ text, matched }: MarkedProps) {
  if (!matched || matched.length === 0) return text;
  return markMatches(text, matched).map((part, place) =>
    part.mark ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no id
      <mark key={place} className="rounded-sm bg-marigold-soft text-ink underline decoration-marigold decoration-2 underline-offset-2">
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
