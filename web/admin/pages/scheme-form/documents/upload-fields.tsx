import type { LinkedDocuments } from '../../../../../contract/document-lines.ts';
import { documentLines as words } from '../../../../../messages/admin/document-lines.ts';
import { Choice, optionsOf } from '../choice.tsx';
import { NumberField } from '../number-field.tsx';

type Upload = NonNullable<LinkedDocuments['upload']>;
const SIZES = ['minKb', 'maxKb', 'widthPx', 'heightPx'] as const;

/** The portal's requirements for an uploaded photo or scan. */
export function UploadFields({ upload, onChange }: { upload: Upload; onChange: (upload: Upload) => void }) {
  const resize = (size: (typeof SIZES)[number], value: unknown) => {
    const { [size]: _former, ...rest } = upload;
    // Invalid numbers are refused when saving.
    onChange((value === '' ? rest : { ...rest, [size]: value }) as Upload);
  };
  return (
    <div className="grid gap-4 sm:grid-cols-3 lg:grid-cols-5">
      <Choice
        label={words.as}
        value={upload.as}
        options={optionsOf(words.formats)}
        onChange={(as) => onChange({ ...upload, as: as as Upload['as'] })}
      />
      {SIZES.map((size) => (
        <NumberField key={size} label={words.sizes[size]} value={upload[size]} onChange={(value) => resize(size, value)} />
      ))}
    </div>
  );
}
