import type { Upload } from '../../components/photo-address.ts';
import { uploadLine } from '../../components/upload-line.ts';
import { useMessages } from '../../language/language.tsx';
import { OwnSizeFields } from './own-size-fields.tsx';
import { type Choice, type OwnSize, PRESET_NAMES, PRESETS, type WishProblem } from './wish.ts';

type WishFormProps = {
  asked: Upload | null;
  choice: Choice;
  onChoose: (choice: Choice) => void;
  own: OwnSize;
  onType: (own: OwnSize) => void;
  problem: WishProblem | null;
};

/** The portal's requirements: first the scheme's own, if the link has them. */
export function WishForm({ asked, choice, onChoose, own, onType, problem }: WishFormProps) {
  const words = useMessages('photo');
  const { upload } = useMessages('schemeDocuments');
  const choices: Choice[] = [...(asked ? (['asked'] as const) : []), ...PRESET_NAMES, 'own'];
  const lineOf = (one: Choice) => (one === 'own' ? '' : uploadLine(one === 'asked' ? (asked ?? PRESETS.photo) : PRESETS[one], upload));
  return (
    <fieldset className="mt-8">
      <legend className="heading">{words.wish.title}</legend>
      <div className="mt-3 grid gap-3 sm:grid-cols-2">
        {choices.map((one) => (
          <label
            key={one}
            className="card flex min-h-11 cursor-pointer items-center gap-3 px-4 py-2 has-checked:border-peacock has-checked:bg-peacock-soft"
          >
            <input
              type="radio"
              name="photo-wish"
              value={one}
              checked={choice === one}
              onChange={() => onChoose(one)}
              className="size-5 shrink-0 accent-peacock"
            />
            <span className="min-w-0 wrap-anywhere">
              <span className="font-semibold">{words.wish[one]}</span>
              {lineOf(one) && <span className="block text-sm text-muted">{lineOf(one)}</span>}
            </span>
          </label>
        ))}
      </div>
      {choice === 'own' && <OwnSizeFields own={own} onType={onType} problem={problem} />}
    </fieldset>
  );
}
