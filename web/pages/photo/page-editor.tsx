import { useId } from 'react';
import { useMessages } from '../../language/language.tsx';
import { CropField } from './crop-field.tsx';
import { asTaken, cropOf, cutSize, type Edit, frameOf, type Look, MAX_TILT, statedSize } from './darkroom/frame.ts';
import type { Page } from './use-pages.ts';
import type { Wish } from './wish.ts';

type PageEditorProps = { page: Page; title: string; wish: Wish; aspect: number | undefined; onChange: (edit: Edit) => void };

const LOOKS = ['plain', 'clear', 'paper'] as const satisfies Look[];
/** Stretched further, a picture looks blurred. */
const MAX_STRETCH = 1.5;

export function PageEditor({ page, title, wish, aspect, onChange }: PageEditorProps) {
  const { edit: words } = useMessages('photo');
  const id = useId();
  const { edit, picture } = page;
  const frame = frameOf(picture, edit);
  const crop = cropOf(frame, edit.crop, aspect);
  const cut = cutSize(frame, crop);
  const stated = wish.as === 'jpeg' ? statedSize(cut, wish) : null;
  // The crop belonged to the previous frame.
  const turn = (quarters: number) => onChange({ ...edit, turns: (edit.turns + quarters + 4) % 4, crop: null });
  return (
    <section className="mt-8">
      <h2 className="heading">{title}</h2>
      <p className="mt-1 text-muted">{words.hint}</p>
      <div className="mt-3 grid items-start gap-6 md:grid-cols-[minmax(0,1fr)_16rem]">
        <CropField page={page} crop={crop} aspect={aspect} onCrop={(cropped) => onChange({ ...edit, crop: cropped })} />
        <div className="grid gap-4">
          <div className="flex flex-wrap gap-3">
            <button type="button" className="button-secondary" onClick={() => turn(-1)}>
              ↺ {words.left}
            </button>
            <button type="button" className="button-secondary" onClick={() => turn(1)}>
              ↻ {words.right}
            </button>
          </div>
          <div>
            <label htmlFor={`${id}-tilt`} className="field-label">
              {words.tilt}: {words.degrees(edit.tilt)}
            </label>
            <input
              id={`${id}-tilt`}
              type="range"
              min={-MAX_TILT}
              max={MAX_TILT}
              step={0.5}
              value={edit.tilt}
              aria-valuetext={words.degrees(edit.tilt)}
              onChange={(event) => onChange({ ...edit, tilt: Number(event.currentTarget.value) })}
              className="h-11 w-full cursor-pointer accent-peacock"
            />
          </div>
          <fieldset>
            <legend className="field-label">{words.look}</legend>
            {LOOKS.map((look) => (
              <label key={look} className="flex min-h-11 cursor-pointer items-center gap-3">
                <input
                  type="radio"
                  name={`${id}-look`}
                  checked={edit.look === look}
                  onChange={() => onChange({ ...edit, look })}
                  className="size-5 shrink-0 accent-peacock"
                />
                {words.looks[look]}
              </label>
            ))}
          </fieldset>
          <button type="button" className="button-secondary" onClick={() => onChange(asTaken(edit.look))}>
            {words.reset}
          </button>
        </div>
      </div>
      <p role="status" className="mt-3 text-marigold-dark">
        {stated && stated.width > cut.width * MAX_STRETCH && words.small(Math.round(cut.width), Math.round(cut.height))}
      </p>
    </section>
  );
}
