/** Inputs for the comparison and value of a fact, by the kind of fact. */
import { FACTS, type Fact, type FactName } from '../../../../../contract/eligibility/facts.ts';
import type { ChildrenCondition, Condition, Range } from '../../../../../contract/eligibility/rules.ts';
import { rules as words } from '../../../../../messages/admin/rules.ts';
import { TextField } from '../../../components/field.tsx';
import type { Option } from '../../../components/select.tsx';
import { Choice, optionsOf } from '../choice.tsx';
import { MultiSelect } from '../multi-select.tsx';
import { NumberField } from '../number-field.tsx';
import { valueOptions } from './fact-words.ts';
import { type Bound, boundsOf, RANGE_KINDS, type RangeKind, rangeKind, withRangeKind } from './ranges.ts';

type ConditionProps<C = Condition> = { fact: FactName; condition: C; onChange: (condition: C) => void };

/** The initial condition for a fact. */
export function firstCondition(name: FactName): Condition {
  switch (FACTS[name].kind) {
    case 'flag':
      return true;
    case 'number':
      return withRangeKind({}, 'min');
    case 'children':
      return {};
    default:
      return [];
  }
}

export function ConditionFields({ fact, condition, onChange }: ConditionProps) {
  const { kind }: Fact = FACTS[fact];
  switch (kind) {
    case 'flag':
      return (
        <Choice
          label={words.value}
          value={String(condition)}
          options={valueOptions(fact)}
          onChange={(value) => onChange(value === 'true')}
        />
      );
    case 'number':
      return <RangeFields fact={fact} condition={condition as Range} onChange={onChange} />;
    case 'children':
      return <ChildrenFields fact={fact} condition={condition as ChildrenCondition} onChange={onChange} />;
    case 'schemes':
      return <SlugsField condition={condition} onChange={onChange} />;
    default:
      return <ChoiceFields fact={fact} condition={condition} onChange={onChange} />;
  }
}

/** One of several values, or a range of ordered ones. */
function ChoiceFields({ fact, condition, onChange }: ConditionProps) {
  const { isOrdered = false } = FACTS[fact] as { isOrdered?: true };
  const isRange = typeof condition === 'object' && !Array.isArray(condition);
  const values = isRange ? [] : [condition].flat().map(String);
  const bounds = ['min', 'max', 'min-max'] as const;
  return (
    <>
      {isOrdered && (
        <Choice
          label={words.how}
          value={isRange ? (rangeKind(condition as Range) ?? 'min') : 'oneOf'}
          options={[{ value: 'oneOf', label: words.oneOfThese }, ...bounds.map((kind) => ({ value: kind, label: words.ranges[kind] }))]}
          onChange={(kind) =>
            onChange(kind === 'oneOf' ? [] : withRangeKind(isRange ? (condition as Range) : firstOf(values), kind as RangeKind))
          }
        />
      )}
      {isRange ? (
        <Bounds range={condition as Range} onChange={onChange} options={[{ value: '', label: '' }, ...valueOptions(fact)]} />
      ) : (
        <MultiSelect
          label={words.values}
          name={fact}
          chooseLabel={words.chooseValues}
          options={valueOptions(fact)}
          value={values}
          // A single value is stored without an array, as in the content files.
          onChange={(chosen) => onChange(chosen.length === 1 ? (chosen[0] as string) : chosen)}
        />
      )}
    </>
  );
}

const firstOf = ([value]: string[]): Range => (value === undefined ? {} : { min: value });

function RangeFields({ fact, condition, onChange }: ConditionProps<Range>) {
  const units = words.units[fact];
  const unit = condition.unit ?? Object.keys(units ?? {})[0] ?? '';
  return (
    <>
      <RangeChoice range={condition} onChange={onChange} />
      <Bounds range={condition} onChange={onChange} suffix={units ? undefined : words.inUnit[fact]} />
      {units && (
        <Choice label={words.unit} value={unit} options={optionsOf(units)} onChange={(next) => onChange({ ...condition, unit: next })} />
      )}
    </>
  );
}

type RangeProps = { range: Range; onChange: (range: Range) => void };

function RangeChoice({
  range,
  onChange,
  label = words.how,
  none,
}: RangeProps & { label?: string /** Label for no range. */; none?: string }) {
  const kinds = RANGE_KINDS.map((kind) => ({ value: kind as string, label: words.ranges[kind] }));
  return (
    <Choice
      label={label}
      value={rangeKind(range) ?? ''}
      options={none === undefined ? kinds : [{ value: '', label: none }, ...kinds]}
      onChange={(kind) => onChange(kind === '' ? {} : withRangeKind(range, kind as RangeKind))}
    />
  );
}

/** The bounds of a range. @param options the values to choose from, if not numbers */
function Bounds({ range, onChange, options, suffix }: RangeProps & { options?: Option[]; suffix?: string | undefined }) {
  const bounds = boundsOf(range);
  return bounds.map((bound, index) => {
    const name = bounds.length === 1 ? words.value : index === 0 ? words.from : words.to;
    const set = (value: unknown) => onChange({ ...range, [bound]: value } as Range);
    const value = range[bound as Bound];
    if (options) return <Choice key={bound} label={name} value={String(value)} options={options} onChange={set} />;
    return <NumberField key={bound} label={suffix ? `${name} (${suffix})` : name} value={value} onChange={set} />;
  });
}

function SlugsField({ condition, onChange }: Omit<ConditionProps, 'fact'>) {
  return (
    <TextField
      label={words.slugs}
      hint={words.slugsHint}
      value={[condition].flat().join(', ')}
      onChange={({ target }) => onChange(slugsIn(target.value))}
    />
  );
}

/** A trailing comma is preserved while typing. */
export const slugsIn = (typed: string) => (typed.trim() === '' ? [] : typed.split(',').map((slug) => slug.trim()));

function ChildrenFields({ condition, onChange }: ConditionProps<ChildrenCondition>) {
  const { age, sex, count } = condition;
  const set = (changed: ChildrenCondition) => {
    const next = { ...condition, ...changed };
    onChange(Object.fromEntries(Object.entries(next).filter(([, part]) => typeof part === 'string' || Object.keys(part ?? {}).length > 0)));
  };
  return (
    <>
      <Choice
        label={words.childSex}
        value={sex ?? ''}
        options={optionsOf(words.childSexes)}
        onChange={(value) => {
          const { sex: _former, ...rest } = condition;
          onChange(value === '' ? rest : { ...rest, sex: value as 'female' });
        }}
      />
      <RangeChoice label={words.childAge} none={words.anyRange} range={age ?? {}} onChange={(next) => set({ age: next })} />
      <Bounds range={age ?? {}} suffix={words.inUnit.age} onChange={(next) => set({ age: next })} />
      <RangeChoice
        label={words.childCount}
        none={words.oneOrMore}
        range={count ?? {}}
        onChange={(next) => set({ count: next as { min?: number } })}
      />
      <Bounds range={count ?? {}} onChange={(next) => set({ count: next as { min?: number } })} />
    </>
  );
}
