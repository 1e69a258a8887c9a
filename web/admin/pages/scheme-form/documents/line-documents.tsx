import { type LinkedDocuments, namedDocuments } from '../../../../../contract/document-lines.ts';
import { documentLines as words } from '../../../../../messages/admin/document-lines.ts';
import { DocumentPicker } from '../../../components/documents/document-picker.tsx';
import { CheckboxField } from '../../../components/field.tsx';
import { Choice, optionsOf } from '../choice.tsx';
import { TiedLine } from '../tied-line.tsx';
import { UploadFields } from './upload-fields.tsx';

type LineDocumentsProps = {
  number: number;
  text: string;
  line: LinkedDocuments | undefined;
  /** The field name for its errors. */
  name: string;
  inWords: (line: LinkedDocuments) => string;
  isOpen: boolean;
  onToggle: () => void;
  onChange: (line: LinkedDocuments | null) => void;
};

/** A document line with its linked documents. */
export function LineDocuments({ line, inWords, onChange, ...place }: LineDocumentsProps) {
  const says =
    line && namedDocuments(line).length > 0 ? (
      <p>{inWords(line)}</p>
    ) : (
      <span className="badge bg-marigold-soft px-2 text-ink">{words.nothing}</span>
    );
  return (
    <TiedLine {...place} words={words} says={says}>
      <LineFields text={place.text} line={line} onChange={onChange} />
    </TiedLine>
  );
}

type Join = keyof typeof words.joins;

/** A line without documents is incomplete and not sent. */
function lineOf(text: string, join: Join, slugs: string[], upload: LinkedDocuments['upload']): LinkedDocuments {
  return { text, ...(join === 'any' ? { anyOf: slugs } : { papers: slugs }), ...(upload && { upload }) };
}

function LineFields({ text, line, onChange }: Pick<LineDocumentsProps, 'text' | 'line' | 'onChange'>) {
  const join: Join = line?.anyOf ? 'any' : 'all';
  const slugs = line ? namedDocuments(line) : [];
  const upload = line?.upload;
  return (
    <div className="grid gap-4">
      <DocumentPicker label={words.choose} value={slugs} onChange={(next) => onChange(lineOf(text, join, next, upload))} />
      {(slugs.length > 1 || join === 'any') && (
        <div className="sm:max-w-96">
          <Choice
            label={words.join}
            value={join}
            options={optionsOf(words.joins)}
            onChange={(next) => onChange(lineOf(text, next as Join, slugs, upload))}
          />
        </div>
      )}
      <CheckboxField
        label={words.takesFile}
        hint={words.takesFileHint}
        checked={upload !== undefined}
        onChange={(event) => onChange(lineOf(text, join, slugs, event.target.checked ? { as: 'pdf' } : undefined))}
      />
      {upload && <UploadFields upload={upload} onChange={(next) => onChange(lineOf(text, join, slugs, next))} />}
      {upload && slugs.length === 0 && <p className="text-sm text-muted">{words.needsDocument}</p>}
    </div>
  );
}
