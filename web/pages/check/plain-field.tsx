import type { ReactNode } from 'react';
import { PLAIN_CHILDREN, usualUnit } from '../../../contract/eligibility/draft.ts';
import { wordsOfValues } from '../../../contract/eligibility/explain.ts';
import { FACTS, type Fact, type FactName } from '../../../contract/eligibility/facts.ts';
import { useCheckWords, useReasonWords, wordFor } from '../../components/check/check-words.ts';

export const plainId = (name: string) => `plain-${name.replaceAll('.', '-')}`;

type PlainFieldProps = {
  name: FactName;
  label: string;
  /** The question is already the label. */
  isAlone: boolean;
  /** As submitted. */
  values: Readonly<Record<string, string>>;
  isWrong: boolean;
  schemes: { slug: string; name: string }[];
};

/** A fact in a plain form; see `draftOfFields` for the names of its controls. */
export function PlainField({ name, label, isAlone, values, isWrong, schemes }: PlainFieldProps) {
  const words = useCheckWords();
  const reasons = useReasonWords();
  const fact: Fact = FACTS[name];
  const labels = wordsOfValues(reasons, name);
  const texts = (all: readonly string[]) => all.map((value) => [value, labels[value] ?? value] as const);
  const own = { name, label, isWrong, isAlone, values };
  switch (fact.kind) {
    case 'number':
      return (
        <Row {...own}>
          <input
            id={plainId(name)}
            name={name}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={values[name] ?? ''}
            className="field max-w-40"
            {...(isWrong && { 'aria-invalid': true, 'aria-describedby': `${plainId(name)}-error` })}
          />
          {Object.keys(fact.units).length > 1 && (
            <Select
              name={`${name}.unit`}
              label={words.unit}
              chosen={values[`${name}.unit`] ?? usualUnit(name)}
              options={Object.keys(fact.units).map((unit) => [unit, wordFor(words.per, unit) ?? unit])}
            />
          )}
        </Row>
      );
    case 'flag':
      return (
        <Row {...own} label={wordFor(words.fields, name) ?? labels.true ?? label} isAlone={false}>
          <Select
            id={plainId(name)}
            name={name}
            chosen={values[name] ?? ''}
            empty={words.plain.notAnswered}
            options={[
              ['true', words.yes],
              ['false', words.no],
            ]}
          />
        </Row>
      );
    case 'choice':
      return (
        <Row {...own}>
          <Select id={plainId(name)} name={name} chosen={values[name] ?? ''} empty={words.plain.notAnswered} options={texts(fact.values)} />
        </Row>
      );
    case 'list':
      return <Ticks {...own} options={texts(fact.values.filter((value) => value !== 'none'))} />;
    case 'schemes':
      return <Ticks {...own} options={schemes.map((scheme) => [scheme.slug, scheme.name] as const)} />;
    case 'children':
      return <Children {...own} />;
  }
}

type RowProps = Pick<PlainFieldProps, 'name' | 'label' | 'isAlone' | 'isWrong'> & { children: ReactNode };

function Row({ name, label, isAlone, isWrong, children }: RowProps) {
  const words = useCheckWords();
  return (
    <div className="mt-3">
      <label htmlFor={plainId(name)} className={isAlone ? 'sr-only' : 'field-label'}>
        {label}
      </label>
      {isWrong && (
        <p id={`${plainId(name)}-error`} className="field-error mb-1">
          {wordFor(words.impossible, name) ?? words.impossible.any}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">{children}</div>
    </div>
  );
}

type SelectProps = {
  id?: string;
  name: string;
  label?: string;
  chosen: string;
  empty?: string;
  options: readonly (readonly [string, string])[];
};

function Select({ id, name, label, chosen, empty, options }: SelectProps) {
  return (
    <select id={id} name={name} aria-label={label} defaultValue={chosen} className="field w-auto max-w-full">
      {empty !== undefined && <option value="">{empty}</option>}
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  );
}

type TicksProps = Pick<PlainFieldProps, 'name' | 'label' | 'isAlone' | 'values'> & { options: readonly (readonly [string, string])[] };

function Ticks({ name, label, isAlone, values, options }: TicksProps) {
  const words = useCheckWords();
  return (
    <fieldset id={plainId(name)} tabIndex={-1} className="mt-3">
      <legend className={isAlone ? 'sr-only' : 'field-label'}>{label}</legend>
      <div className="grid sm:grid-cols-2">
        {[...options, ['none', words.none] as const].map(([value, text]) => (
          <label key={value} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              name={`${name}.${value}`}
              defaultChecked={values[`${name}.${value}`] !== undefined}
              className="size-5 shrink-0 accent-peacock"
            />
            <span className="min-w-0 wrap-anywhere">{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Children({ name, values, isWrong }: Pick<PlainFieldProps, 'name' | 'values' | 'isWrong'>) {
  const words = useCheckWords();
  return (
    <div id={plainId(name)} tabIndex={-1} className="mt-3 grid gap-2">
      {isWrong && <p className="field-error">{words.impossible.children}</p>}
      {Array.from({ length: PLAIN_CHILDREN }, (_, row) => `${name}.${row + 1}`).map((key, row) => (
        <div key={key} className="flex flex-wrap items-center gap-2">
          <label htmlFor={plainId(key)}>{words.childAge(row + 1)}</label>
          <input
            id={plainId(key)}
            name={`${key}.age`}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={values[`${key}.age`] ?? ''}
            className="field max-w-40"
          />
          <Select
            name={`${key}.sex`}
            label={words.childSex(row + 1)}
            chosen={values[`${key}.sex`] ?? ''}
            empty={words.choose}
            options={[
              ['female', words.daughter],
              ['male', words.son],
            ]}
          />
        </div>
      ))}
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          name={`${name}.none`}
          defaultChecked={values[`${name}.none`] !== undefined}
          className="size-5 shrink-0 accent-peacock"
        />
        {words.noneOf.children}
      </label>
    </div>
  );
}
