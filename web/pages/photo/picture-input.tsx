import { type ChangeEvent, useEffect, useRef } from 'react';
import { useMessages } from '../../language/language.tsx';

/** No list of formats: iPhones convert HEIC to JPEG if any image is accepted. */
const ACCEPT = 'image/*';

type PictureInputProps = { isMany: boolean; hasSome: boolean; onTake: (files: File[]) => void };

/** Chooses pictures from the device or takes one with the camera. */
export function PictureInput({ isMany, hasSome, onTake }: PictureInputProps) {
  const { choose } = useMessages('photo');
  const file = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const take = (input: HTMLInputElement | null) => {
    const files = [...(input?.files ?? [])];
    // Otherwise the same file could not be chosen again.
    if (input) input.value = '';
    if (files.length > 0) onTake(files);
  };
  // Files may have been chosen before hydration.
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
        {/* Only on touch devices: on a computer it opens the same file dialog. */}
        {choose.camera}
        <input ref={camera} type="file" accept={ACCEPT} capture="environment" className="sr-only" onChange={onChange} />
      </label>
    </div>
  );
}
