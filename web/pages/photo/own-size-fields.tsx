import { MAX_KB, MAX_PIXELS_A_SIDE } from '../../components/photo-address.ts';
import { useMessages } from '../../language/language.tsx';
import { DOTS, type OwnSize, type WishProblem } from './wish.ts';

type OwnSizeFieldsProps = { own: OwnSize; onType: (own: OwnSize) => void; problem: WishProblem | null };

const PROBLEM = 'photo-size-problem';

export function OwnSizeFields({ own, onType, problem }: OwnSizeFieldsProps) {
  const { wish: words } = useMessages('photo');
  const sentence = problem && { kb: words.wrong.kb(MAX_KB), order: words.wrong.order, side: words.wrong.side(MAX_PIXELS_A_SIDE) }[problem];
  const isWrong = (name: keyof OwnSize) =>
    name === 'width' || name === 'height' ? problem === 'side' : problem === 'kb' || problem === 'order';
  const number = (name: 'maxKb' | 'minKb' | 'width' | 'height', label: string) => (
    <div>
      <label htmlFor={`photo-${name}`} className="field-label">
        {label}
      </label>
      <input
        id={`photo-${name}`}
        type="text"
        inputMode={own.unit === 'cm' ? 'decimal' : 'numeric'}
        autoComplete="off"
        value={own[name]}
        onChange={(event) => onType({ ...own, [name]: event.currentTarget.value })}
        className="field"
        {...(isWrong(name) && { 'aria-invalid': true, 'aria-describedby': PROBLEM })}
      />
    </div>
  );
  const select = <K extends 'as' | 'unit' | 'dots'>(name: K, label: string, options: (readonly [OwnSize[K], string])[]) => (
    <div>
      <label htmlFor={`photo-${name}`} className="field-label">
        {label}
      </label>
      <select
        id={`photo-${name}`}
        value={own[name]}
        onChange={(event) => onType({ ...own, [name]: event.currentTarget.value as OwnSize[K] })}
        className="field"
      >
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
  return (
    <div className="card mt-3">
      <p className="text-sm text-muted">{words.free}</p>
      <div className="mt-3 grid items-end gap-4 sm:grid-cols-3">
        {select('as', words.as, [
          ['jpeg', words.jpeg],
          ['pdf', words.pdf],
        ])}
        {number('maxKb', words.maxKb)}
        {number('minKb', words.minKb)}
        {own.as === 'jpeg' && (
          <>
            {select('unit', words.unit, [
              ['px', words.pixels],
              ['cm', words.centimetres],
            ])}
            {number('width', words.width)}
            {number('height', words.height)}
            {own.unit === 'cm' &&
              select(
                'dots',
                words.dots,
                DOTS.map((dots) => [dots, dots] as const),
              )}
          </>
        )}
      </div>
      <p id={PROBLEM} role="status" className="field-error mt-2">
        {sentence}
      </p>
    </div>
  );
}
