import { useState } from 'react';
import type { SchemeCondition } from '../../../../../contract/eligibility/conditions.ts';
import { rules as words } from '../../../../../messages/admin/rules.ts';
import { ruleInWords } from '../../../components/rule-words.ts';
import type { PartProps } from '../form-values.ts';
import { LostEntries } from '../lost-entries.tsx';
import { lookAtLines, replaceEntry } from '../tied-entries.ts';
import { LineRule } from './line-rule.tsx';
import { TryOut } from './try-out.tsx';

/** The eligibility lines with their rules, and example people to try them on. */
export function RulesFields({ values, set, isDisabled }: PartProps) {
  const { eligibility, conditions } = values;
  const { lines, free, lost } = lookAtLines(eligibility, conditions);
  const [open, setOpen] = useState<number | null>(null);
  const groups = [...new Set(conditions.flatMap(({ oneOf }) => oneOf ?? []))];
  const replace = (text: string, condition: SchemeCondition | null) =>
    set({ conditions: replaceEntry(eligibility, conditions, text, condition) });
  return (
    <fieldset disabled={isDisabled} className="grid min-w-0 gap-6">
      <legend className="sr-only">{words.title}</legend>
      <p className="text-muted">{words.intro}</p>
      <LostEntries
        name="conditions"
        words={words.lost}
        lost={lost}
        free={free}
        inWords={({ rule }) => (rule ? ruleInWords(rule) : words.said.judged)}
        onKeep={(condition, text) => replace(condition.text, { ...condition, text })}
        onDrop={(condition) => replace(condition.text, null)}
      />
      {lines.length === 0 ? (
        <p>{words.noLines}</p>
      ) : (
        <section aria-labelledby="rules-of-lines">
          <h2 id="rules-of-lines" className="subheading mb-3">
            {words.lines}
          </h2>
          <ol>
            {lines.map(({ number, text }) => (
              <LineRule
                key={number}
                number={number}
                text={text}
                condition={conditions.find((one) => one.text === text)}
                name={`conditions.${conditions.findIndex((one) => one.text === text)}.rule`}
                groups={groups}
                isOpen={open === number}
                onToggle={() => setOpen(open === number ? null : number)}
                onChange={(condition) => replace(text, condition)}
              />
            ))}
          </ol>
        </section>
      )}
      <TryOut values={values} set={set} isDisabled={isDisabled} />
    </fieldset>
  );
}
