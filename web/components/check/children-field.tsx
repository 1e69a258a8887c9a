import type { TypedChild } from '../../../contract/eligibility/draft.ts';
import { useCheckWords } from './check-words.ts';
import type { FieldProps } from './question-fields.tsx';

const MAX_CHILDREN = 12;

/** Each child with age and sex. */
export function ChildrenField({ value, onChange }: FieldProps<TypedChild[] | undefined>) {
  const words = useCheckWords();
  const children = value ?? [];
  const change = (place: number, more: Partial<TypedChild>) =>
    onChange(children.map((child, index) => (index === place ? { ...child, ...more } : child)));
  return (
    <div className="grid gap-3">
      {children.map((child, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: children have no id
        <div key={place} className="flex flex-wrap items-center gap-2">
          <input
            type="text"
            inputMode="numeric"
            autoComplete="off"
            aria-label={words.childAge(place + 1)}
            placeholder={words.childAge(place + 1)}
            value={child.age}
            onChange={(event) => change(place, { age: event.target.value })}
            className="field max-w-40"
          />
          <select
            aria-label={words.childSex(place + 1)}
            value={child.sex}
            onChange={(event) => change(place, { sex: event.target.value })}
            className="field w-auto"
          >
            <option value="">{words.choose}</option>
            <option value="female">{words.daughter}</option>
            <option value="male">{words.son}</option>
          </select>
          <button type="button" className="link-row text-sm" onClick={() => onChange(children.filter((_, index) => index !== place))}>
            {words.removeChild(place + 1)}
          </button>
        </div>
      ))}
      <div className="flex flex-wrap gap-2">
        {children.length < MAX_CHILDREN && (
          <button type="button" className="button-secondary" onClick={() => onChange([...children, { age: '', sex: '' }])}>
            {words.addChild}
          </button>
        )}
        {children.length === 0 && (
          <button type="button" data-none className="button-secondary" aria-pressed={value !== undefined} onClick={() => onChange([])}>
            {words.noneOf.children}
          </button>
        )}
      </div>
    </div>
  );
}
