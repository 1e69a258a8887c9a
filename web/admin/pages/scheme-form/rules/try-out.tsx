import { useState } from 'react';
import { type ExamplePerson, linesWithConditions } from '../../../../../contract/eligibility/conditions.ts';
import { type Line, type Verdict, withStates } from '../../../../../contract/eligibility/evaluate.ts';
import { type Explained, explainScheme } from '../../../../../contract/eligibility/explain.ts';
import { readFacts } from '../../../../../contract/eligibility/facts.ts';
import { problemOfRule } from '../../../../../contract/eligibility/rules.ts';
import { rules } from '../../../../../messages/admin/rules.ts';
import { check } from '../../../../../messages/en/check.ts';
import { Button } from '../../../components/button.tsx';
import { PlusIcon, TrashIcon } from '../../../components/icons.tsx';
import { useProblem } from '../../../components/record-form/problems.tsx';
import { factsInWords } from '../../../components/rule-words.ts';
import { IconButton } from '../../../components/tooltip.tsx';
import type { PartProps } from '../form-values.ts';
import { PersonFields } from './person-fields.tsx';

const { tryOut: words } = rules;

/** A line being tried; the states of the scheme are line 0. */
export type TriedLine = Line & { number: number; text: string; isUnfinished: boolean };

/** Evaluates the example people with the rules as edited. */
export function TryOut({ values, set }: PartProps) {
  const { examples } = values;
  const [open, setOpen] = useState<number | null>(null);
  const lines = triedLines(values);
  const outcomes = examples.map(({ facts }) => explainScheme(lines, readFacts(facts).facts, check.reasons));
  const agreeing = examples.filter((example, index) => isAsExpected(example, outcomes[index] as Outcome, lines)).length;
  return (
    <section aria-labelledby="try-out" className="grid gap-4" data-field="examples">
      <div>
        <h2 id="try-out" className="subheading">
          {words.title}
        </h2>
        <p className="text-muted">{words.text}</p>
        <p role="status" className="font-semibold">
          {examples.length === 0 ? words.none : words.agree(agreeing, examples.length)}
        </p>
      </div>
      <ul className="grid gap-4">
        {examples.map((example, index) => (
          <Person
            // biome-ignore lint/suspicious/noArrayIndexKey: a person has no id
            key={index}
            name={`examples.${index}`}
            example={example}
            outcome={outcomes[index] as Outcome}
            lines={lines}
            isOpen={open === index}
            onToggle={() => setOpen(open === index ? null : index)}
            onChange={(next) => set({ examples: examples.map((one, place) => (place === index ? next : one)) })}
            onRemove={() => {
              setOpen(null);
              set({ examples: examples.filter((_, place) => place !== index) });
            }}
          />
        ))}
      </ul>
      <div>
        <Button
          variant="secondary"
          icon={<PlusIcon />}
          onClick={() => {
            setOpen(examples.length);
            set({ examples: [...examples, { who: '', facts: {}, verdict: 'yes' }] });
          }}
        >
          {words.add}
        </Button>
      </div>
    </section>
  );
}

type Outcome = { verdict: Verdict; lines: Explained[] };

/** Incomplete rules are not evaluated. */
function triedLines({ eligibility, conditions, states }: PartProps['values']): TriedLine[] {
  const own = linesWithConditions(eligibility, conditions).map((line) =>
    line.rule && problemOfRule(line.rule) ? { text: line.text, isUnfinished: true } : { ...line, isUnfinished: false },
  );
  const all = withStates(states, own);
  const before = all.length - own.length;
  return all.map((line, index) => ({ text: words.states, isUnfinished: false, ...line, number: index + 1 - before }));
}

function isAsExpected({ verdict, line }: ExamplePerson, outcome: Outcome, lines: readonly TriedLine[]): boolean {
  return verdict === outcome.verdict && (line === undefined || verdictOfLine(line, outcome, lines) === 'no');
}

const verdictOfLine = (number: number, outcome: Outcome, lines: readonly TriedLine[]) =>
  outcome.lines[lines.findIndex((line) => line.number === number)]?.verdict;

const COLOURS = { yes: 'bg-leaf-soft', no: 'bg-brick-soft', open: 'bg-marigold-soft' };

type PersonProps = PersonOutcomeProps & {
  name: string;
  isOpen: boolean;
  onToggle: () => void;
  onChange: (example: ExamplePerson) => void;
  onRemove: () => void;
};

function Person({ name, example, outcome, lines, isOpen: isWanted, onToggle, onChange, onRemove }: PersonProps) {
  const refusals = [useProblem(`${name}.who`), useProblem(`${name}.facts`)];
  const isOpen = isWanted || refusals.some(Boolean);
  const who = example.who || words.nobody;
  return (
    <li className="grid gap-2 rounded-lg border border-line bg-white p-4">
      <PersonOutcome example={example} outcome={outcome} lines={lines} />
      {isOpen && <PersonFields example={example} lines={lines} onChange={onChange} name={name} />}
      <div className="flex flex-wrap gap-2">
        <Button variant="quiet" {...(!isOpen && { 'aria-label': words.change(who) })} aria-expanded={isOpen} onClick={onToggle}>
          {isOpen ? rules.done : rules.change}
        </Button>
        <IconButton label={words.remove(who)} className="text-brick" onClick={onRemove}>
          <TrashIcon />
        </IconButton>
      </div>
    </li>
  );
}

type PersonOutcomeProps = { example: ExamplePerson; outcome: Outcome; lines: readonly TriedLine[] };

function PersonOutcome({ example, outcome, lines }: PersonOutcomeProps) {
  const { who, facts, verdict, line } = example;
  const isSame = verdict === outcome.verdict;
  return (
    <>
      <h3 className="font-semibold wrap-anywhere">{who || words.nobody}</h3>
      <p className="text-sm text-muted wrap-anywhere">{factsInWords(readFacts(facts).facts) || words.noFacts}</p>
      <p className="flex flex-wrap items-center gap-2">
        <span className={`badge px-2 text-ink ${COLOURS[outcome.verdict]}`}>{words.verdicts[outcome.verdict]}</span>
        {isAsExpected(example, outcome, lines) ? (
          <span className="text-sm text-muted">{words.asExpected}</span>
        ) : (
          <strong className="text-brick">{isSame ? words.differsLine(line ?? 0) : words.differs(words.verdicts[verdict])}</strong>
        )}
      </p>
      <details>
        <summary className="min-h-11 cursor-pointer py-2 font-medium text-peacock">
          {words.lines} <span className="sr-only">{who || words.nobody}</span>
        </summary>
        <ol className="grid gap-2">
          {lines.map(({ number, text, isUnfinished }, index) => {
            const explained = outcome.lines[index] as Explained;
            return (
              <li key={number} className="grid gap-x-3 border-t border-line pt-2 sm:grid-cols-[7rem_1fr]">
                <span>
                  <span className={`badge px-2 text-ink ${COLOURS[explained.verdict]}`}>{words.marks[explained.verdict]}</span>
                </span>
                <span className="min-w-0 wrap-anywhere">
                  {number > 0 ? rules.lineOf(number, text) : text}
                  <span className="block text-sm text-muted">{isUnfinished ? words.unfinished : explained.reason}</span>
                </span>
              </li>
            );
          })}
        </ol>
      </details>
    </>
  );
}
