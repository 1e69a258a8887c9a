import type { ExamplePerson } from '../../../../../contract/eligibility/conditions.ts';
import { type Child, FACTS, type Fact, type FactName, type Facts } from '../../../../../contract/eligibility/facts.ts';
import { rules } from '../../../../../messages/admin/rules.ts';
import { Button } from '../../../components/button.tsx';
import { TextField } from '../../../components/field.tsx';
import { PlusIcon, TrashIcon } from '../../../components/icons.tsx';
import { useProblem } from '../../../components/record-form/problems.tsx';
import { IconButton } from '../../../components/tooltip.tsx';
import { Choice, optionsOf } from '../choice.tsx';
import { MultiSelect } from '../multi-select.tsx';
import { NumberField } from '../number-field.tsx';
import { slugsIn } from './condition-fields.tsx';
import { FACT_OPTIONS, valueOptions } from './fact-words.ts';
import type { TriedLine } from './try-out.tsx';

const { tryOut: words } = rules;
const LABELS: Record<FactName, string> = rules.facts;

type PersonProps = { example: ExamplePerson; lines: readonly TriedLine[]; name: string; onChange: (example: ExamplePerson) => void };

/** An example person: name, facts and expected verdict. */
export function PersonFields({ example, lines, name, onChange }: PersonProps) {
  const { who, facts, verdict, line } = example;
  const problem = useProblem(`${name}.facts`);
  const entered = Object.entries(facts) as [FactName, unknown][];
  const rest = FACT_OPTIONS.filter(({ value }) => !Object.hasOwn(facts, value));
  const setFacts = (next: object) => onChange({ ...example, facts: next as Facts });
  const decidingLines = lines.map(({ number, text }) => ({ value: String(number), label: number > 0 ? rules.lineOf(number, text) : text }));
  return (
    <div className="grid gap-4 border-t border-line pt-3">
      <TextField
        label={words.who}
        hint={words.whoHint}
        name={`${name}.who`}
        value={who}
        onChange={(event) => onChange({ ...example, who: event.target.value })}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Choice
          label={words.verdict}
          value={verdict}
          options={optionsOf(words.verdicts)}
          onChange={(next) => onChange({ who, facts, verdict: next as ExamplePerson['verdict'] })}
        />
        {verdict === 'no' && (
          <Choice
            label={words.line}
            value={String(line ?? '')}
            options={[{ value: '', label: words.anyLine }, ...decidingLines]}
            onChange={(number) => onChange({ who, facts, verdict, ...(number !== '' && { line: Number(number) }) })}
          />
        )}
      </div>
      <fieldset className="grid min-w-0 gap-3" data-field={`${name}.facts`}>
        <legend className="field-label">{words.facts}</legend>
        {problem && <p className="field-error">{problem}</p>}
        <ul className="grid gap-3">
          {entered.map(([fact, value]) => (
            <li key={fact} className="flex items-end gap-2">
              <div className="min-w-0 flex-1">
                <FactValue fact={fact} value={value} onChange={(next) => setFacts({ ...facts, [fact]: next })} />
              </div>
              <IconButton
                label={words.removeFact(LABELS[fact])}
                className="text-brick"
                onClick={() => setFacts(Object.fromEntries(entered.filter(([one]) => one !== fact)))}
              >
                <TrashIcon />
              </IconButton>
            </li>
          ))}
        </ul>
        <div className="sm:max-w-72">
          <Choice
            label={words.addFact}
            value=""
            options={[{ value: '', label: '' }, ...rest]}
            onChange={(fact) => setFacts({ ...facts, [fact]: firstValue(fact as FactName) })}
          />
        </div>
      </fieldset>
    </div>
  );
}

/** The initial value of a fact; numbers start empty. */
function firstValue(name: FactName): unknown {
  const fact: Fact = FACTS[name];
  switch (fact.kind) {
    case 'flag':
      return true;
    case 'number':
      return '';
    case 'choice':
      return fact.values[0];
    default:
      return [];
  }
}

type FactValueProps = { fact: FactName; value: unknown; onChange: (value: unknown) => void };

function FactValue({ fact, value, onChange }: FactValueProps) {
  const label = LABELS[fact];
  switch (FACTS[fact].kind) {
    case 'flag':
      return (
        <Choice
          label={label}
          value={String(value)}
          options={[
            { value: 'true', label: words.yes },
            { value: 'false', label: words.no },
          ]}
          onChange={(next) => onChange(next === 'true')}
        />
      );
    case 'number':
      return <NumberField label={`${label} (${rules.inUnit[fact] ?? ''})`} value={value} onChange={onChange} />;
    case 'choice':
      return <Choice label={label} value={String(value)} options={valueOptions(fact)} onChange={onChange} />;
    case 'list':
      return (
        <MultiSelect
          label={label}
          name={fact}
          chooseLabel={rules.chooseValues}
          options={valueOptions(fact)}
          value={value as string[]}
          onChange={onChange}
        />
      );
    case 'schemes':
      return (
        <TextField
          label={label}
          hint={rules.slugsHint}
          value={(value as string[]).join(', ')}
          onChange={({ target }) => onChange(slugsIn(target.value))}
        />
      );
    case 'children':
      return <ChildrenValue value={value as Child[]} onChange={onChange} />;
  }
}

function ChildrenValue({ value, onChange }: { value: Child[]; onChange: (children: Child[]) => void }) {
  const set = (index: number, child: Child) => onChange(value.map((one, place) => (place === index ? child : one)));
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="field-label">{LABELS.children}</legend>
      <ul className="grid gap-2">
        {value.map((child, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a child has no id
          <li key={index} className="flex items-end gap-2">
            <div className="grid min-w-0 flex-1 gap-2 sm:grid-cols-2">
              <NumberField
                label={words.childAge(index + 1)}
                value={child.age}
                onChange={(age) => set(index, { ...child, age: age as number })}
              />
              <Choice
                label={words.childSex(index + 1)}
                value={child.sex ?? ''}
                options={optionsOf(words.childSexes)}
                onChange={(sex) => set(index, sex === '' ? { age: child.age } : { ...child, sex: sex as 'female' })}
              />
            </div>
            <IconButton label={words.removeChild(index + 1)} onClick={() => onChange(value.filter((_, place) => place !== index))}>
              <TrashIcon />
            </IconButton>
          </li>
        ))}
      </ul>
      <Button variant="quiet" icon={<PlusIcon />} onClick={() => onChange([...value, { age: '' as unknown as number }])}>
        {words.addChild}
      </Button>
    </fieldset>
  );
}
