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
const lineOf = ({ line }: ChangeOfExisting) => `${imports.line} ${line}`;
const formOf = ({ id }: ChangeOfExisting) => `/admin/manageSchemes/${id}`;

type ImportChangesProps = {
  changes: ChangeOfExisting[];
  /** Texts about the source of the changes; by default a file. */
  words?: typeof imports.changes;
  /** Their place in the source, and where the record is edited. */
  placeOf?: (change: ChangeOfExisting) => string;
  hrefOf?: (change: ChangeOfExisting) => string;
  /** Undefined until decided. */
  decisionOf: (change: ChangeOfExisting) => ImportDecision | undefined;
  onDecide: (changes: ChangeOfExisting[], decision: ImportDecision) => void;
};

/** Side by side, the changes a file would make to existing schemes, to be decided on before anything is replaced. */
export function ImportChanges({
  changes,
  words: said = imports.changes,
  placeOf = lineOf,
  hrefOf = formOf,
  decisionOf,
  onDecide,
}: ImportChangesProps) {
  const [page, setPage] = useState(1);
  const shown = useMemo(() => changes.slice((page - 1) * PER_PAGE, page * PER_PAGE), [changes, page]);
  return (
    <section className="mt-6 grid gap-4" aria-label={said.title}>
      <h3 className="subheading">{said.count(changes.length)}</h3>
      <p className="text-muted">{said.text}</p>
      <div className="flex flex-wrap gap-3">
        {DECISIONS.map((decision) => (
          <Button key={decision} variant="secondary" onClick={() => onDecide(changes, decision)}>
            {said.all[decision]}
          </Button>
        ))}
      </div>
      <ul className="grid gap-4">
        {shown.map((change) => (
          <li key={change.line} className="card grid gap-3">
            <Heading change={change} href={hrefOf(change)} place={placeOf(change)} curated={said.curated} />
            <fieldset className="flex flex-wrap gap-x-6">
              <legend className="sr-only">{said.decide(change.name)}</legend>
              {DECISIONS.map((decision) => (
                <label key={decision} className="inline-flex min-h-11 cursor-pointer items-center gap-2">
                  <input
                    type="radio"
                    name={`decision-${change.line}`}
                    checked={decisionOf(change) === decision}
                    onChange={() => onDecide([change], decision)}
                    className="size-5 accent-peacock"
                  />
                  {said[decision]}
                </label>
              ))}
            </fieldset>
            {change.fields.map((field) => (
              <FieldDifference key={field.name} {...field} label={fieldName(field.name)} sides={said.sides} />
            ))}
          </li>
        ))}
      </ul>
      <Pager page={page} pages={Math.ceil(changes.length / PER_PAGE)} onPage={setPage} label={said.title} />
    </section>
  );
}

type HeadingProps = { change: ChangeOfExisting; href: string; place: string; curated: string };

function Heading({ change: { name, isCurated }, href, place, curated }: HeadingProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <a href={href} target="_blank" rel="noreferrer" className="link font-semibold wrap-anywhere">
        {name}
      </a>
      <span className="text-sm text-muted wrap-anywhere">{place}</span>
      {isCurated && <span className="badge bg-marigold-soft text-ink">{curated}</span>}
    </p>
  );
}
