import type { ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import { useProblem } from '../../components/record-form/problems.tsx';

type TiedLineProps = {
  number: number;
  /** The line. */
  text: string;
  /** The field name for its errors. */
  name: string;
  words: {
    line: (number: number) => string;
    lineOf: (number: number, text: string) => string;
    changeLine: (number: number) => string;
    change: string;
    done: string;
  };
  /** The tied entry in words. */
  says: ReactNode;
  /** What it still lacks; an error replaces it. */
  remark?: ReactNode;
  isOpen: boolean;
  onToggle: () => void;
  /** The fields, while open. */
  children: ReactNode;
};

/** A line with its tied entry, which opens for editing. One with an error stays open. */
export function TiedLine({ number, text, name, words, says, remark, isOpen: isWanted, onToggle, children }: TiedLineProps) {
  const refused = useProblem(name);
  const isOpen = isWanted || refused !== undefined;
  return (
    <li className="grid gap-x-6 gap-y-2 border-t border-line py-4 md:grid-cols-2" data-field={name}>
      <div className="min-w-0">
        <h3 className="text-sm font-semibold text-muted">{words.line(number)}</h3>
        <p className="wrap-anywhere">{text}</p>
      </div>
      <div className="flex min-w-0 items-start justify-between gap-3">
        <div className="min-w-0 wrap-anywhere">
          {says}
          {refused ? <p className="field-error">{refused}</p> : remark}
        </div>
        <Button variant="quiet" {...(!isOpen && { 'aria-label': words.changeLine(number) })} aria-expanded={isOpen} onClick={onToggle}>
          {isOpen ? words.done : words.change}
        </Button>
      </div>
      {isOpen && (
        <fieldset className="min-w-0 rounded-lg border border-line bg-white p-4 md:col-span-2">
          <legend className="sr-only">{words.lineOf(number, text)}</legend>
          {children}
        </fieldset>
      )}
    </li>
  );
}
