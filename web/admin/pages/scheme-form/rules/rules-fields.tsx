import { useState } from 'react';
import type { SchemeCondition } from '../../../../../contract/eligibility/conditions.ts';
import { plainLines, tieLines } from '../../../../../contract/tied-lines.ts';
import { rules as words } from '../../../../../messages/admin/rules.ts';
import type { PartProps } from '../form-values.ts';
import { LineRule } from './line-rule.tsx';
import { LostRules } from './lost-rules.tsx';
import { TryOut } from './try-out.tsx';

/** The lines of the eligibility with the rule of each, and the people they are tried on. */
export function RulesFields({ values, set, isDisabled }: PartProps) {
  const { eligibility, conditions } = values;
  const lines = plainLines(eligibility).map((text, index) => ({ number: index + 1, text }));
  const { lost } = tieLines(eligibility, conditions);
  const free = lines.filter(({ text }) => !conditions.some((one) => one.text === text));
  const [open, setOpen] = useState<number | null>(null);
  const groups = [...new Set(conditions.flatMap(({ oneOf }) => oneOf ?? []))];
  /** Puts another entry in the place of those of these texts. */
  const replace = (texts: string[], condition: SchemeCondition | null) => {
    const rest = conditions.filter(({ text }) => !texts.includes(text));
    const { tied, lost: stillLost } = tieLines(eligibility, condition ? [...rest, condition] : rest);
    set({ conditions: [...tied, ...stillLost] });
  };
  return (
    <fieldset disabled={isDisabled} className="grid min-w-0 gap-6">
      <legend className="sr-only">{words.title}</legend>
      <p className="text-muted">{words.intro}</p>
      <LostRules
        lost={lost}
        free={free}
        onKeep={(condition, text) => replace([condition.text], { ...condition, text })}
        onDrop={(condition) => replace([condition.text], null)}
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
                onChange={(condition) => replace([text], condition)}
              />
            ))}
          </ol>
        </section>
      )}
      <TryOut values={values} set={set} isDisabled={isDisabled} />
    </fieldset>
  );
}
