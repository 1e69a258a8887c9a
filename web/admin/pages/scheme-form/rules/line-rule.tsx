import type { SchemeCondition } from '../../../../../contract/eligibility/conditions.ts';
import { contradictionIn } from '../../../../../contract/eligibility/contradictions.ts';
import { problemOfRule } from '../../../../../contract/eligibility/rules.ts';
import { rules as words } from '../../../../../messages/admin/rules.ts';
import { CheckboxField } from '../../../components/field.tsx';
import { ruleInWords } from '../../../components/rule-words.ts';
import { Choice, optionsOf } from '../choice.tsx';
import { TiedLine } from '../tied-line.tsx';
import { problemInWords } from './fact-words.ts';
import { firstRule, RuleEditor } from './rule-editor.tsx';

type LineRuleProps = {
  number: number;
  text: string;
  condition: SchemeCondition | undefined;
  /** The field name for errors of its rule. */
  name: string;
  /** Letters of the existing groups of alternatives. */
  groups: readonly string[];
  isOpen: boolean;
  onToggle: () => void;
  onChange: (condition: SchemeCondition | null) => void;
};

/** An eligibility line with its rule in words. */
export function LineRule({ condition, groups, onChange, ...place }: LineRuleProps) {
  const problem = condition?.rule && (problemOfRule(condition.rule) ?? contradictionIn(condition.rule));
  return (
    <TiedLine
      {...place}
      words={words}
      says={<Says condition={condition} isFinished={!problem} />}
      remark={problem && <p className="text-sm text-muted">{words.unfinished(problemInWords(problem))}</p>}
    >
      <LineFields text={place.text} condition={condition} groups={groups} onChange={onChange} />
    </TiedLine>
  );
}

function Says({ condition, isFinished }: { condition: SchemeCondition | undefined; isFinished: boolean }) {
  if (!condition) return <span className="badge bg-marigold-soft px-2 text-ink">{words.undecided}</span>;
  const { rule, unclear, oneOf } = condition;
  return (
    <>
      {isFinished && <p>{rule ? ruleInWords(rule) : words.said.judged}</p>}
      {unclear && <span className="badge mr-2 px-2">{words.said.unclear}</span>}
      {oneOf && <span className="badge px-2">{words.said.alternatives(oneOf)}</span>}
    </>
  );
}

type Decision = keyof typeof words.decisions;

function decisionOf(condition: SchemeCondition | undefined): Decision {
  if (!condition) return '';
  if (!condition.rule) return 'judged';
  return Object.keys(condition.rule).length === 0 ? 'everybody' : 'rule';
}

type LineFieldsProps = Pick<LineRuleProps, 'text' | 'condition' | 'groups' | 'onChange'>;

function LineFields({ text, condition, groups, onChange }: LineFieldsProps) {
  const decision = decisionOf(condition);
  const decide = (next: string) => {
    const kept = { text, ...(condition?.oneOf && { oneOf: condition.oneOf }) };
    if (next === '') onChange(null);
    else if (next === 'judged') onChange({ ...kept, judged: true });
    else onChange({ ...kept, rule: next === 'everybody' ? {} : firstRule() });
  };
  return (
    <div className="grid gap-4">
      <div className="sm:max-w-96">
        <Choice
          label={words.decision}
          value={decision}
          options={optionsOf(words.decisions)}
          onChange={decide}
          {...(decision === '' && { hint: words.undecidedHint })}
        />
      </div>
      {condition?.rule && decision === 'rule' && <RuleEditor rule={condition.rule} onChange={(rule) => onChange({ ...condition, rule })} />}
      {condition && <Marks condition={condition} groups={groups} onChange={onChange} />}
    </div>
  );
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'.split('');

function Marks({ condition, groups, onChange }: Pick<LineFieldsProps, 'groups' | 'onChange'> & { condition: SchemeCondition }) {
  const { oneOf, unclear, ...rest } = condition;
  /** The existing letters, and one for a new group. */
  const letters = [...groups, ...LETTERS.filter((letter) => !groups.includes(letter)).slice(0, 1)].sort();
  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-2">
      <div className="min-w-0 sm:min-w-72">
        <Choice
          label={words.alternatives}
          value={oneOf ?? ''}
          options={[{ value: '', label: words.alone }, ...letters.map((value) => ({ value, label: words.oneOf(value) }))]}
          onChange={(letter) => onChange({ ...rest, ...(unclear && { unclear }), ...(letter && { oneOf: letter }) })}
        />
      </div>
      {condition.rule && (
        <CheckboxField
          label={words.unclear}
          hint={words.unclearHint}
          checked={unclear === true}
          onChange={(event) => onChange({ ...rest, ...(event.target.checked && { unclear: true as const }), ...(oneOf && { oneOf }) })}
        />
      )}
    </div>
  );
}
