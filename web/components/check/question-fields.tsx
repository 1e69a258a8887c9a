import type { ReactNode } from 'react';
import type { Draft, DraftValue, TypedChild, TypedNumber } from '../../../contract/eligibility/draft.ts';
import { wordsOfValues } from '../../../contract/eligibility/explain.ts';
import { FACTS, type Fact, type FactName } from '../../../contract/eligibility/facts.ts';
import { useCheckWords, useReasonWords, wordFor } from './check-words.ts';
import { ChildrenField } from './children-field.tsx';

type FieldsProps = {
  asked: readonly FactName[];
  /** The question has several facts, even if not all are asked. */
  hasLabels: boolean;
  draft: Draft;
  impossible: readonly FactName[];
  onChange: (more: Draft) => void;
  /** Scheme names by slug, for schemes one may already receive. */
  schemes: ReadonlyMap<string, string>;
};

/** The controls of one question. Several yes-or-no facts form a single list. */
export function QuestionFields({ asked, hasLabels, draft, impossible, onChange, schemes }: FieldsProps) {
  const words = useCheckWords();
  if (asked.length > 1 && asked.every((name) => FACTS[name].kind === 'flag'))
    return <FlagList asked={asked} draft={draft} onChange={onChange} />;
  return asked.map((name) => {
    // The class is only for pupils.
    if (name === 'class' && asked.includes('course') && draft.course !== 'school') return null;
    const isWrong = impossible.includes(name);
    const field = { name, value: draft[name], schemes, isWrong, onChange: (value: DraftValue) => onChange({ [name]: value }) };
    return (
      <Group key={name} name={name} label={hasLabels ? wordFor(words.fields, name) : undefined}>
        {isWrong && (
          <p id={errorId(name)} className="field-error mb-1" role="alert">
            {wordFor(words.impossible, name) ?? words.impossible.any}
          </p>
        )}
        <Field {...field} />
      </Group>
    );
  });
}

const errorId = (name: FactName) => `check-${name}-error`;

/** Labelled if the question has several facts. */
function Group({ name, label, children }: { name: FactName; label: string | undefined; children: ReactNode }) {
  return label === undefined ? (
    <div className="mt-4" data-fact={name}>
      {children}
    </div>
  ) : (
    <fieldset className="mt-4" data-fact={name}>
      <legend className="field-label">{label}</legend>
      {children}
    </fieldset>
  );
}

export type FieldProps<V = DraftValue> = {
  name: FactName;
  value: V;
  isWrong: boolean;
  onChange: (value: V) => void;
  schemes: ReadonlyMap<string, string>;
};

function Field({ value, onChange, ...props }: FieldProps) {
  const words = useCheckWords();
  const reasons = useReasonWords();
  const { name, schemes } = props;
  const fact: Fact = FACTS[name];
  const own = { ...props, value, onChange };
  const labels = wordsOfValues(reasons, name);
  switch (fact.kind) {
    case 'number':
      return <NumberField {...props} value={value as TypedNumber} onChange={onChange} />;
    case 'flag':
      return (
        <Choices
          name={name}
          options={[
            ['true', words.yes],
            ['false', words.no],
          ]}
          chosen={value === undefined ? [] : [String(value)]}
          onChoose={(chosen) => onChange(chosen === 'true')}
        />
      );
    case 'choice':
      if (name === 'state') return <StateField {...own} value={value as string | undefined} />;
      return (
        <Choices
          name={name}
          options={fact.values.map((one) => [one, labels[one] ?? one])}
          chosen={value === undefined ? [] : [String(value)]}
          onChoose={onChange}
        />
      );
    case 'list':
    case 'schemes': {
      const known = fact.kind === 'list' ? fact.values.map((one) => [one, labels[one] ?? one] as const) : [...schemes];
      return <ListField name={name} options={known} chosen={value as string[] | undefined} onChange={onChange} />;
    }
    case 'children':
      return <ChildrenField {...props} value={value as TypedChild[] | undefined} onChange={onChange} />;
  }
}

type Options = readonly (readonly [value: string, label: string])[];
const OPTION =
  'flex min-h-12 cursor-pointer items-center gap-3 rounded-lg border border-line bg-white px-4 py-2 has-checked:border-peacock has-checked:bg-peacock-soft';

/** Single choice with native radio buttons, which bring arrow keys. */
function Choices({
  name,
  options,
  chosen,
  onChoose,
}: {
  name: string;
  options: Options;
  chosen: string[];
  onChoose: (value: string) => void;
}) {
  return (
    <div className="grid gap-2 sm:grid-cols-2">
      {options.map(([value, label]) => (
        <label key={value} className={OPTION}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={chosen.includes(value)}
            onChange={() => onChoose(value)}
            className="size-5 shrink-0 accent-peacock"
          />
          <span className="min-w-0 wrap-anywhere">{label}</span>
        </label>
      ))}
    </div>
  );
}

type TicksProps = {
  name: string;
  options: Options;
  isChosen: (value: string) => boolean;
  onTick: (value: string, isOn: boolean) => void;
  none: boolean;
  onNone: () => void;
};

/** Multiple choice, with "none" last. */
function Ticks({ name, options, isChosen, onTick, none, onNone }: TicksProps) {
  const words = useCheckWords();
  return (
    <div className="grid gap-2 sm:grid-cols-2">
      {options.map(([value, label]) => (
        <label key={value} className={OPTION}>
          <input
            type="checkbox"
            name={`check-${name}`}
            value={value}
            checked={isChosen(value)}
            onChange={(event) => onTick(value, event.target.checked)}
            className="size-5 shrink-0 accent-peacock"
          />
          <span className="min-w-0 wrap-anywhere">{label}</span>
        </label>
      ))}
      <label className={OPTION}>
        <input type="checkbox" name={`check-${name}`} checked={none} onChange={onNone} className="size-5 shrink-0 accent-peacock" />
        <span className="min-w-0 wrap-anywhere font-semibold">{words.none}</span>
      </label>
    </div>
  );
}

/** The value that means none. */
const NONE = 'none';

function ListField({
  name,
  options,
  chosen,
  onChange,
}: {
  name: string;
  options: Options;
  chosen: string[] | undefined;
  onChange: (value: string[]) => void;
}) {
  const hasNone = options.some(([value]) => value === NONE);
  const some = (chosen ?? []).filter((value) => value !== NONE);
  return (
    <Ticks
      name={name}
      options={options.filter(([value]) => value !== NONE)}
      isChosen={(value) => some.includes(value)}
      onTick={(value, isOn) => onChange(isOn ? [...some, value] : some.filter((one) => one !== value))}
      none={chosen !== undefined && some.length === 0}
      onNone={() => onChange(hasNone ? [NONE] : [])}
    />
  );
}

function FlagList({ asked, draft, onChange }: Pick<FieldsProps, 'asked' | 'draft' | 'onChange'>) {
  const reasons = useReasonWords();
  const all = (isOn: (name: FactName) => boolean) => Object.fromEntries(asked.map((name) => [name, isOn(name)]));
  const isTold = asked.some((name) => draft[name] !== undefined);
  return (
    <div className="mt-4" data-fact={asked[0]}>
      <Ticks
        name={asked.join('-')}
        options={asked.map((name) => [name, wordsOfValues(reasons, name).true ?? name])}
        isChosen={(name) => draft[name as FactName] === true}
        onTick={(name, isOn) => onChange(all((one) => (one === name ? isOn : draft[one] === true)))}
        none={isTold && asked.every((name) => draft[name] === false)}
        onNone={() => onChange(all(() => false))}
      />
    </div>
  );
}

function StateField({ name, value, onChange, isWrong }: FieldProps<string | undefined>) {
  const words = useCheckWords();
  const { values, locale } = useReasonWords();
  const fact = FACTS.state;
  const label = (state: string) => values.state?.[state] ?? state;
  return (
    <select
      id={`check-${name}`}
      name={name}
      aria-label={wordFor(words.fields, name)}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value || undefined)}
      className="field"
      {...(isWrong && { 'aria-invalid': true, 'aria-describedby': errorId(name) })}
    >
      <option value="">{words.choose}</option>
      {fact.values
        .toSorted((a, b) => label(a).localeCompare(label(b), locale))
        .map((state) => (
          <option key={state} value={state}>
            {label(state)}
          </option>
        ))}
    </select>
  );
}

function NumberField({ name, value, onChange, isWrong }: FieldProps<TypedNumber>) {
  const words = useCheckWords();
  const fact = FACTS[name] as Extract<Fact, { kind: 'number' }>;
  const units = Object.keys(fact.units);
  const none = words.noneOf[name];
  return (
    <div className="flex flex-wrap items-center gap-2">
      <input
        id={`check-${name}`}
        type="text"
        inputMode={fact.whole ? 'numeric' : 'decimal'}
        autoComplete="off"
        aria-label={wordFor(words.fields, name)}
        value={value.text}
        onChange={(event) => onChange({ ...value, text: event.target.value })}
        className="field max-w-40"
        {...(isWrong && { 'aria-invalid': true, 'aria-describedby': errorId(name) })}
      />
      {units.length > 1 && (
        <select
          aria-label={words.unit}
          value={value.unit}
          onChange={(event) => onChange({ ...value, unit: event.target.value })}
          className="field w-auto"
        >
          {units.map((unit) => (
            <option key={unit} value={unit}>
              {wordFor(words.per, unit) ?? unit}
            </option>
          ))}
        </select>
      )}
      {none !== undefined && (
        <button type="button" data-none className="button-secondary" onClick={() => onChange({ ...value, text: '0' })}>
          {none}
        </button>
      )}
    </div>
  );
}
