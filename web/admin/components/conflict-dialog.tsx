import { useState } from 'react';
import { htmlToText } from '../../../contract/html-text.ts';
import { conflict as words } from '../../../messages/admin/conflict.ts';
import { Button } from './button.tsx';
import { Dialog, DialogButtons } from './dialog.tsx';
import { mergeVersions } from './merge-versions.ts';
import { entriesInWords } from './rule-words.ts';

type ConflictDialogProps<T> = {
  /** Labels of the fields. */
  names: Record<string, string>;
  /** The common ancestor of both versions. */
  base: T;
  mine: T;
  stored: T;
  /** The merged values; the stored version becomes their base. */
  onChoose: (values: T) => void;
  onTakeStored: () => void;
  onClose: () => void;
};

/** Shows both versions of every conflicting field and lets the user choose. */
export function ConflictDialog<T extends object>({ names, base, mine, stored, onChoose, onTakeStored, onClose }: ConflictDialogProps<T>) {
  const nameOf = (field: string) => names[field] ?? field;
  const { merged, conflicts, taken } = mergeVersions(base, mine, stored);
  const [fromStored, setFromStored] = useState<ReadonlySet<string>>(new Set());
  const choose = (field: string, takesStored: boolean) => {
    const next = new Set(fromStored);
    if (takesStored) next.add(field);
    else next.delete(field);
    setFromStored(next);
  };
  const chosen = () => ({
    ...merged,
    ...Object.fromEntries(conflicts.filter((field) => fromStored.has(field)).map((field) => [field, stored[field]])),
  });
  return (
    <Dialog isOpen isWide onClose={onClose} title={words.title} description={words.text}>
      {taken.length > 0 && <p className="note mb-4">{words.merged(taken.map(nameOf).join(', '))}</p>}
      {conflicts.map((field) => (
        <fieldset key={field} className="mb-4">
          <legend className="field-label">{words.choose(nameOf(field))}</legend>
          <div className="grid gap-3 sm:grid-cols-2">
            <Side
              field={field}
              label={words.mine}
              text={readable(mine[field], names, field)}
              isChosen={!fromStored.has(field)}
              onChoose={() => choose(field, false)}
            />
            <Side
              field={field}
              label={words.stored}
              text={readable(stored[field], names, field)}
              isChosen={fromStored.has(field)}
              onChoose={() => choose(field, true)}
            />
          </div>
        </fieldset>
      ))}
      <DialogButtons>
        <Button onClick={() => onChoose(chosen())}>{words.apply}</Button>
        <Button variant="secondary" onClick={onTakeStored}>
          {words.takeAll}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}

type SideProps = { field: string; label: string; text: string; isChosen: boolean; onChoose: () => void };

function Side({ field, label, text, isChosen, onChoose }: SideProps) {
  return (
    <label className={`block cursor-pointer rounded-lg border-2 p-3 ${isChosen ? 'border-peacock bg-peacock-soft' : 'border-line'}`}>
      <span className="flex min-h-11 items-center gap-3 font-semibold">
        <input type="radio" name={`conflict-${field}`} checked={isChosen} onChange={onChoose} className="size-5 accent-peacock" />
        {label}
      </span>
      <span className="block text-sm whitespace-pre-wrap wrap-anywhere">{text || words.empty}</span>
    </label>
  );
}

/** A value as text for comparison. */
function readable(value: unknown, names: Record<string, string>, field = ''): string {
  const entries = entriesInWords(field, value);
  if (entries !== null) return entries;
  if (typeof value === 'string') return value.includes('<') ? htmlToText(value) : value;
  if (Array.isArray(value)) return value.map((one) => readable(one, names)).join(', ');
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  return Object.entries(value)
    .filter(([, text]) => text !== '')
    .map(([name, text]) => `${names[name] ?? name}: ${readable(text, names)}`)
    .join('\n');
}
