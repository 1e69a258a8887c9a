import { type ChangeEvent, useEffect, useRef } from 'react';
import { useMessages } from '../../language/language.tsx';

/** No list of forms: iPhones turn HEIC into JPEG by themselves when any picture is taken. */
const ACCEPT = 'image/*';

type PictureInputProps = { isMany: boolean; hasSome: boolean; onTake: (files: File[]) => void };

/** Chooses pictures from the device, or takes one with its camera. */
export function PictureInput({ isMany, hasSome, onTake }: PictureInputProps) {
  const { choose } = useMessages('photo');
  const file = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const take = (input: HTMLInputElement | null) => {
    const files = [...(input?.files ?? [])];
    // Or the same file could not be chosen again.
    if (input) input.value = '';
    if (files.length > 0) onTake(files);
  };
  // Somebody may have chosen while the script was on its way.
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    latest.current(file.current);
    latest.current(camera.current);
  }, []);
  const onChange = (event: ChangeEvent<HTMLInputElement>) => take(event.currentTarget);
  const label = 'focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-marigold';
  return (
    <div className="mt-3 flex flex-wrap gap-3">
      <label className={`button-primary relative ${label}`}>
        {isMany && hasSome ? choose.more : choose.file}
        <input ref={file} type="file" accept={ACCEPT} multiple={isMany} className="sr-only" onChange={onChange} />
      </label>
      <label className={`button-secondary relative pointer-fine:hidden ${label}`}>
        {/* On a desk this would be the same list of files again. */}
        {choose.camera}
        <input ref={camera} type="file" accept={ACCEPT} capture="environment" className="sr-only" onChange={onChange} />
      </label>
    </div>
  );
}
