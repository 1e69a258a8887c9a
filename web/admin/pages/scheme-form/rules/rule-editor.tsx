import { FACT_NAMES, FACTS, type FactName } from '../../../../../contract/eligibility/facts.ts';
import type { Rule } from '../../../../../contract/eligibility/rules.ts';
import { rules as words } from '../../../../../messages/admin/rules.ts';
import { Button } from '../../../components/button.tsx';
import { PlusIcon, TrashIcon } from '../../../components/icons.tsx';
import { ruleInWords } from '../../../components/rule-words.ts';
import { IconButton } from '../../../components/tooltip.tsx';
import { Choice, optionsOf } from '../choice.tsx';
import { ConditionFields, firstCondition } from './condition-fields.tsx';
import { FACT_OPTIONS } from './fact-words.ts';
import { type Comparison, type Group, groupOfRule, JOINS, type Kept, type Part, ruleOfGroup } from './rule-parts.ts';

const JOIN_OPTIONS = JOINS.map((value) => ({ value, label: words.joins[value] }));

/** A visual editor for rules. */
export function RuleEditor({ rule, onChange }: { rule: Rule; onChange: (rule: Rule) => void }) {
  return <GroupFields group={groupOfRule(rule)} onChange={(group) => onChange(ruleOfGroup(group))} />;
}

type GroupProps = { group: Group; onChange: (group: Group) => void /** Of a group within another: its number. */; number?: string };

function GroupFields({ group, onChange, number }: GroupProps) {
  const { join, parts } = group;
  const setParts = (next: Part[]) => onChange({ ...group, parts: next });
  const nameOf = (part: Part, index: number) => {
    const place = number ? `${number}.${index + 1}` : String(index + 1);
    return part.kind === 'group' ? words.group(place) : words.comparison(place);
  };
  return (
    <div className="grid gap-3">
      {(parts.length > 1 || join !== 'all' || number) && (
        <div className="sm:max-w-72">
          <Choice
            label={words.join}
            value={join}
            options={JOIN_OPTIONS}
            onChange={(next) => onChange({ ...group, join: next as Group['join'] })}
          />
        </div>
      )}
      {parts.length > 0 && (
        <ul className="grid gap-3">
          {parts.map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a part has no id
            <li key={index} className="flex items-start gap-2 border-l-4 border-line pl-3">
              <fieldset className="min-w-0 flex-1">
                <legend className="sr-only">{nameOf(part, index)}</legend>
                <PartFields
                  part={part}
                  number={number ? `${number}.${index + 1}` : String(index + 1)}
                  onChange={(next) => setParts(parts.map((one, place) => (place === index ? next : one)))}
                />
              </fieldset>
              <IconButton
                label={words.remove(nameOf(part, index))}
                className="text-brick"
                onClick={() => setParts(parts.filter((_, place) => place !== index))}
              >
                <TrashIcon />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="quiet" icon={<PlusIcon />} onClick={() => setParts([...parts, newComparison(parts)])}>
          {words.addComparison}
        </Button>
        {!number && (
          <Button
            variant="quiet"
            icon={<PlusIcon />}
            onClick={() => setParts([...parts, { kind: 'group', join: join === 'any' ? 'all' : 'any', parts: [newComparison([])] }])}
          >
            {words.addGroup}
          </Button>
        )}
      </div>
    </div>
  );
}

/** The initial rule. */
export const firstRule = (): Rule => ruleOfGroup({ kind: 'group', join: 'all', parts: [newComparison([])] });

/** For the first unused fact. */
function newComparison(beside: Part[]): Comparison {
  const used = beside.map((part) => part.kind === 'comparison' && part.fact);
  const fact = FACT_NAMES.find((name) => !used.includes(name)) ?? 'age';
  return { kind: 'comparison', fact, condition: firstCondition(fact), isNegated: false };
}

function PartFields({ part, number, onChange }: { part: Part; number: string; onChange: (part: Part) => void }) {
  if (part.kind === 'group') return <GroupFields group={part} number={number} onChange={onChange} />;
  return part.kind === 'kept' ? <StoredPart part={part} /> : <ComparisonFields part={part} onChange={onChange} />;
}

function StoredPart({ part: { rule } }: { part: Kept }) {
  return (
    <>
      <p className="wrap-anywhere">{ruleInWords(rule)}</p>
      <p className="text-sm text-muted">{words.kept}</p>
    </>
  );
}

function ComparisonFields({ part, onChange }: { part: Comparison; onChange: (part: Comparison) => void }) {
  const { fact, condition, isNegated } = part;
  return (
    <div className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-3">
      <Choice
        label={words.fact}
        value={fact}
        options={FACT_OPTIONS}
        onChange={(name) => onChange({ ...part, fact: name as FactName, condition: firstCondition(name as FactName) })}
      />
      {/* Yes and no express the negation of a flag. */}
      {(isNegated || FACTS[fact].kind !== 'flag') && (
        <Choice
          label={words.must}
          value={isNegated ? 'no' : 'yes'}
          options={optionsOf(words.musts)}
          onChange={(must) => onChange({ ...part, isNegated: must === 'no' })}
        />
      )}
      <ConditionFields fact={fact} condition={condition} onChange={(next) => onChange({ ...part, condition: next })} />
    </div>
  );
}
