import { useState } from 'react';
import type { SchemeCondition } from '../../../../../contract/eligibility/conditions.ts';
import { rules } from '../../../../../messages/admin/rules.ts';
import { Button } from '../../../components/button.tsx';
import { ruleInWords } from '../../../components/rule-words.ts';
import { Choice } from './choice.tsx';

const { lost: words } = rules;

type LostRulesProps = {
  lost: readonly SchemeCondition[];
  /** Lines that have no rule, with their numbers. */
  free: readonly { number: number; text: string }[];
  onKeep: (condition: SchemeCondition, text: string) => void;
  onDrop: (condition: SchemeCondition) => void;
};

/** Rules whose sentence was changed or taken out: each is kept for the sentence as it is now, or goes. */
export function LostRules({ lost, free, onKeep, onDrop }: LostRulesProps) {
  if (lost.length === 0) return null;
  return (
    <section className="note border-marigold" aria-labelledby="lost-rules" data-field="conditions">
      <h2 id="lost-rules" className="subheading">
        {words.title(lost.length)}
      </h2>
      <p>{words.text}</p>
      <ul className="mt-3 grid gap-4">
        {lost.map((condition) => (
          <LostRule
            key={condition.text}
            condition={condition}
            free={free}
            onKeep={(text) => onKeep(condition, text)}
            onDrop={() => onDrop(condition)}
          />
        ))}
      </ul>
    </section>
  );
}

type LostRuleProps = { condition: SchemeCondition; free: LostRulesProps['free']; onKeep: (text: string) => void; onDrop: () => void };

function LostRule({ condition: { text, rule }, free, onKeep, onDrop }: LostRuleProps) {
  const [chosen, setChosen] = useState('');
  const line = free.find((one) => one.text === chosen) ?? mostAlike(text, free);
  return (
    <li className="grid gap-2 border-t border-line pt-3">
      <p className="text-sm text-muted">{words.former}</p>
      <p className="wrap-anywhere">{text}</p>
      <p className="wrap-anywhere">
        <strong>{rule ? ruleInWords(rule) : rules.said.judged}</strong>
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

/** The line that shares the most words with what stood there. */
function mostAlike<L extends { text: string }>(text: string, lines: readonly L[]): L | undefined {
  const wordsOf = (line: string) => line.toLowerCase().split(/[^\p{L}\p{M}\d]+/u);
  const former = new Set(wordsOf(text));
  const alike = (line: L) => wordsOf(line.text).filter((word) => former.has(word)).length;
  return lines.toSorted((a, b) => alike(b) - alike(a))[0];
}
