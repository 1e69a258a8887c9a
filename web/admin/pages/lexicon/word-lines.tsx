import { useEffect, useRef, useState } from 'react';
import { LEXICON_STRENGTHS } from '../../../../contract/lexicon.endpoints.ts';
import { lexicon as words } from '../../../../messages/admin/lexicon.ts';
import { Button } from '../../components/button.tsx';
import { Field, TextAreaField } from '../../components/field.tsx';
import { CloseIcon, PlusIcon } from '../../components/icons.tsx';
import { IconButton } from '../../components/tooltip.tsx';
import { type Line, newLine, type Strength, splitWords } from './entry-values.ts';

type LinesProps = { lines: Line[]; onChange: (lines: Line[]) => void };
type WordLinesProps = LinesProps & { error?: string | undefined /** Begin at the end of a long list. */; startsAtEnd: boolean };

/** One line per word with its strength. Native controls, because an entry may have hundreds of words. */
export function WordLines({ lines, onChange, error, startsAtEnd }: WordLinesProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (startsAtEnd && list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [startsAtEnd]);
  const change = (key: number, changed: Partial<Line>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...changed } : line)));
  const focusLast = () => requestAnimationFrame(() => list.current?.querySelector<HTMLInputElement>('li:last-child input')?.focus());
  const add = () => {
    onChange([...lines, newLine()]);
    focusLast();
  };
  return (
    <fieldset className="min-w-0">
      <legend className="field-label">{words.wordList}</legend>
      <ul ref={list} className="flex max-h-80 flex-col gap-2 overflow-y-auto p-1">
        {lines.map((line, index) => (
          <li key={line.key} className="grid grid-cols-[1fr_auto] gap-x-2 gap-y-1 sm:grid-cols-[1fr_12rem_auto]">
            <input
              type="text"
              aria-label={words.word(index + 1)}
              value={line.text}
              onChange={(event) => change(line.key, { text: event.target.value })}
              onKeyDown={(event) => {
                // Enter moves to the next word instead of submitting.
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
                event.preventDefault();
                add();
              }}
              className="field"
            />
            <StrengthSelect
              label={words.strengthOf(index + 1)}
              value={line.strength}
              onChange={(strength) => change(line.key, { strength })}
            />
            <IconButton
              label={words.removeWord(line.text.trim() || words.emptyWord)}
              onClick={() => {
                onChange(lines.filter(({ key }) => key !== line.key));
                focusLast();
              }}
              className="text-brick max-sm:col-start-2 max-sm:row-start-1"
            >
              <CloseIcon />
            </IconButton>
          </li>
        ))}
      </ul>
      {error && (
        <p role="alert" className="field-error">
          {error}
        </p>
      )}
      <Button variant="quiet" icon={<PlusIcon />} onClick={add}>
        {words.addLine}
      </Button>
      <ManyWords lines={lines} onChange={onChange} />
    </fieldset>
  );
}

/** Splits a pasted list into words. */
function ManyWords({ lines, onChange }: LinesProps) {
  const [text, setText] = useState('');
  const [strength, setStrength] = useState<Strength>('same');
  const takeOver = () => {
    const added = splitWords(text, lines).map((word) => newLine(word, strength));
    onChange([...lines.filter((line) => line.text.trim()), ...added]);
    setText('');
  };
  return (
    <details className="mt-2">
      <summary className="min-h-11 cursor-pointer py-2 font-medium text-peacock">{words.addMany}</summary>
      <div className="flex flex-col gap-3 pt-1">
        <TextAreaField label={words.many} value={text} onChange={(event) => setText(event.target.value)} />
        <div className="flex flex-wrap items-end gap-3">
          <Field label={words.manyStrength}>{(control) => <StrengthSelect {...control} value={strength} onChange={setStrength} />}</Field>
          <Button variant="secondary" disabled={!text.trim()} onClick={takeOver}>
            {words.takeOver}
          </Button>
        </div>
      </div>
    </details>
  );
}

type StrengthSelectProps = { id?: string; label?: string; value: Strength; onChange: (strength: Strength) => void };

function StrengthSelect({ id, label, value, onChange }: StrengthSelectProps) {
  return (
    <select id={id} aria-label={label} value={value} onChange={(event) => onChange(event.target.value as Strength)} className="field">
      {LEXICON_STRENGTHS.map((strength) => (
        <option key={strength} value={strength}>
          {words.strengths[strength]}
        </option>
      ))}
    </select>
  );
}
