import { controls } from '../../../../messages/admin/controls.ts';

const { many: words } = controls;
/** Longer lists are truncated; the headings give the full count. */
const MAX_SHOWN = 200;

export type Chosen = { key: string; name: string; isPublic: boolean };

type ChosenNamesProps = {
  chosen: readonly Chosen[];
  /** Overrides the default headings for public and other records. */
  headings?: { public: (count: number) => string; others: (count: number) => string };
};

/** Names of the records about to change, public ones first. */
export function ChosenNames({ chosen, headings = words }: ChosenNamesProps) {
  const open = chosen.filter(({ isPublic }) => isPublic);
  const others = chosen.filter(({ isPublic }) => !isPublic);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by keyboard
    <div className="mt-4 max-h-60 overflow-y-auto rounded-lg border border-line p-3" tabIndex={0}>
      {open.length > 0 && <Names heading={headings.public(open.length)} names={open} className="text-brick" />}
      {others.length > 0 && <Names heading={headings.others(others.length)} names={others} className="text-muted" />}
    </div>
  );
}

function Names({ heading, names, className }: { heading: string; names: readonly Chosen[]; className: string }) {
  return (
    <section className="not-first:mt-3">
      <h3 className={`font-semibold ${className}`}>{heading}</h3>
      <ul className="list-disc pl-5">
        {names.slice(0, MAX_SHOWN).map(({ key, name }) => (
          <li key={key} className="wrap-anywhere">
            {name}
          </li>
        ))}
        {names.length > MAX_SHOWN && <li className="list-none text-muted">{words.more(names.length - MAX_SHOWN)}</li>}
      </ul>
    </section>
  );
}
