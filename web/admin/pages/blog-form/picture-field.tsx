import { useEffect, useId, useRef, useState } from 'react';
import { PICTURE_LIMIT } from '../../../../contract/endpoint.ts';
import { blogForm as words } from '../../../../messages/admin/blogs.ts';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/field.tsx';
import { TrashIcon } from '../../components/icons.tsx';
import type { PictureChange } from './blog-values.ts';

type PictureFieldProps = { stored: string; change: PictureChange; onChange: (change: PictureChange) => void };

/** Chooses, replaces or removes the picture, and previews the result. */
export function PictureField({ stored, change, onChange }: PictureFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState('');
  const chosen = useObjectUrl(change instanceof File ? change : null);
  const shown = chosen ?? (change === 'remove' ? '' : stored);
  const previewId = useId();
  const set = (next: PictureChange) => {
    setError('');
    onChange(next);
    if (!(next instanceof File) && input.current) input.current.value = '';
  };
  const choose = (file: File | undefined) => {
    if (!file) return set(null);
    if (file.size <= PICTURE_LIMIT) return set(file);
    set(null);
    setError(words.pictureTooLarge);
  };
  return (
    <Field label={words.picture} hint={words.pictureHint} error={error}>
      {(control) => (
        <>
          <input
            {...control}
            ref={input}
            type="file"
            accept="image/jpeg,image/png,image/webp,image/gif"
            onChange={(event) => choose(event.target.files?.[0])}
            className="field file:mr-3 file:cursor-pointer file:rounded-md file:border-0 file:bg-peacock-soft file:px-3 file:py-1 file:font-semibold file:text-peacock"
          />
          {shown && (
            <div id={previewId} className="mt-3 flex flex-wrap items-end gap-3">
              <img src={shown} alt={words.picturePreview} className="h-auto max-h-48 max-w-full rounded-lg border border-line" />
              <Button variant="secondary" icon={<TrashIcon />} onClick={() => set(stored ? 'remove' : null)}>
                {words.removePicture}
              </Button>
            </div>
          )}
          {stored && change !== null && (
            <Button variant="quiet" className="mt-2" onClick={() => set(null)}>
              {words.keepPicture}
            </Button>
          )}
        </>
      )}
    </Field>
  );
}

/** An object URL for a file that has not been uploaded. */
function useObjectUrl(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return setUrl(null);
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
