import { useId, useState } from 'react';
import { rules } from '../../../../messages/admin/rules.ts';
import { Button } from '../../components/button.tsx';
import { Choice } from './choice.tsx';

type Line = { number: number; text: string };
type Entry = { text: string };

type LostEntriesProps<E extends Entry> = {
  /** The field they belong to. */
  name: string;
  words: { title: (count: number) => string; text: string; former: string; now: string; noLine: string; keep: string; drop: string };
  lost: readonly E[];
  /** Lines with no entry, numbered. */
  free: readonly Line[];
  inWords: (entry: E) => string;
  onKeep: (entry: E, text: string) => void;
  onDrop: (entry: E) => void;
};

/** Entries whose lines were changed or removed: each is reassigned to a line or dropped. */
export function LostEntries<E extends Entry>({ name, words, lost, free, inWords, onKeep, onDrop }: LostEntriesProps<E>) {
  const id = useId();
  if (lost.length === 0) return null;
  return (
    <section className="note border-marigold" aria-labelledby={id} data-field={name}>
      <h2 id={id} className="subheading">
        {words.title(lost.length)}
      </h2>
      <p>{words.text}</p>
      <ul className="mt-3 grid gap-4">
        {lost.map((entry) => (
          <LostEntry
            key={entry.text}
            words={words}
            text={entry.text}
            said={inWords(entry)}
            free={free}
            onKeep={(text) => onKeep(entry, text)}
            onDrop={() => onDrop(entry)}
          />
        ))}
      </ul>
    </section>
  );
}

type LostEntryProps = Pick<LostEntriesProps<Entry>, 'words' | 'free'> & {
  text: string;
  said: string;
  onKeep: (text: string) => void;
  onDrop: () => void;
};

function LostEntry({ words, text, said, free, onKeep, onDrop }: LostEntryProps) {
  const [chosen, setChosen] = useState('');
  const line = free.find((one) => one.text === chosen) ?? mostAlike(text, free);
  return (
    <li className="grid gap-2 border-t border-line pt-3">
      <p className="text-sm text-muted">{words.former}</p>
      <p className="wrap-anywhere">{text}</p>
      <p className="wrap-anywhere">
        <strong>{said}</strong>
      </p>
      {line ? (
        <Choice
          label={words.now}
          value={line.text}
          options={free.map((one) => ({ value: one.text, label: rules.lineOf(one.number, one.text) }))}
          onChange={setChosen}
        />
      ) : (
        <p>{words.noLine}</p>
      )}
      <div className="flex flex-wrap gap-3">
        {line && (
          <Button variant="secondary" onClick={() => onKeep(line.text)}>
            {words.keep}
          </Button>
        )}
        <Button variant="quiet" onClick={onDrop}>
          {words.drop}
        </Button>
      </div>
    </li>
  );
}

/** The line that shares the most words with the former one. */
function mostAlike(text: string, lines: readonly Line[]): Line | undefined {
  const wordsOf = (line: string) => line.toLowerCase().split(/[^\p{L}\p{M}\d]+/u);
  const former = new Set(wordsOf(text));
  const alike = (line: Line) => wordsOf(line.text).filter((word) => former.has(word)).length;
  return lines.toSorted((a, b) => alike(b) - alike(a))[0];
}
