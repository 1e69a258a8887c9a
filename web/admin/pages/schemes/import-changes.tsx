import { useMemo, useState } from 'react';
import { schemes as words } from '../../../../messages/admin/schemes.ts';
import { Button } from '../../components/button.tsx';
import { FieldDifference } from '../../components/field-difference.tsx';
import { fieldName } from '../../components/field-name.ts';
import { Pager } from '../../components/pager.tsx';
import type { ChangeOfExisting, ImportDecision } from './import-decisions.ts';

const PER_PAGE = 5;
const DECISIONS: ImportDecision[] = ['keep', 'overwrite'];

const { imports } = words;

type ImportChangesProps = {
  changes: ChangeOfExisting[];
  decisionOf: (change: ChangeOfExisting) => ImportDecision;
  onDecide: (changes: ChangeOfExisting[], decision: ImportDecision) => void;
};

/** What the file would change in schemes that exist already, side by side. Nothing of theirs is replaced without having been here. */
export function ImportChanges({ changes, decisionOf, onDecide }: ImportChangesProps) {
  const [page, setPage] = useState(1);
  const shown = useMemo(() => changes.slice((page - 1) * PER_PAGE, page * PER_PAGE), [changes, page]);
  return (
    <section className="mt-6 grid gap-4" aria-label={imports.changes.title}>
      <h3 className="subheading">{imports.changes.count(changes.length)}</h3>
      <p className="text-muted">{imports.changes.text}</p>
      <div className="flex flex-wrap gap-3">
        {DECISIONS.map((decision) => (
          <Button key={decision} variant="secondary" onClick={() => onDecide(changes, decision)}>
            {imports.changes.all[decision]}
          </Button>
        ))}
      </div>
      <ul className="grid gap-4">
        {shown.map((change) => (
          <li key={change.line} className="card grid gap-3">
            <Heading change={change} />
            <fieldset className="flex flex-wrap gap-x-6">
              <legend className="sr-only">{imports.changes.decide(change.name)}</legend>
              {DECISIONS.map((decision) => (
                <label key={decision} className="inline-flex min-h-11 cursor-pointer items-center gap-2">
                  <input
                    type="radio"
                    name={`decision-${change.line}`}
                    checked={decisionOf(change) === decision}
                    onChange={() => onDecide([change], decision)}
                    className="size-5 accent-peacock"
                  />
                  {imports.changes[decision]}
                </label>
              ))}
            </fieldset>
            {change.fields.map((field) => (
              <FieldDifference key={field.name} {...field} label={fieldName(field.name)} sides={imports.changes.sides} />
            ))}
          </li>
        ))}
      </ul>
      <Pager page={page} pages={Math.ceil(changes.length / PER_PAGE)} onPage={setPage} label={imports.changes.title} />
    </section>
  );
}

function Heading({ change: { id, name, line, isCurated } }: { change: ChangeOfExisting }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <a href={`/admin/manageSchemes/${id}`} target="_blank" rel="noreferrer" className="link font-semibold wrap-anywhere">
        {name}
      </a>
      <span className="text-sm text-muted">
        {imports.line} {line}
      </span>
      {isCurated && <span className="badge bg-marigold-soft text-ink">{imports.changes.curated}</span>}
    </p>
  );
}
