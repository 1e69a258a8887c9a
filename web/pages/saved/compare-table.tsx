import type { SavedFacts } from '../../../contract/saved.endpoints.ts';
import { useTextLanguage } from '../../components/text-language.ts';
import { useMessages } from '../../language/language.tsx';
import { Link } from '../../routing/router.tsx';
import { FACT_NAMES, FactLines, useFactLines } from './scheme-facts.tsx';

export const COMPARE_ID = 'side-by-side';

/**
 * Two or three schemes by fact. On phones each fact is a block with a sticky heading. Explicit roles keep it a table for screen readers,
 * because browsers drop table semantics with table layout.
 */
export function CompareTable({ schemes }: { schemes: SavedFacts[] }) {
  const { compare, facts } = useMessages('saved');
  const textLanguage = useTextLanguage();
  const linesOf = useFactLines();
  const Name = ({ scheme }: { scheme: SavedFacts }) => (
    <Link href={`/schemes/${scheme.id}`} lang={textLanguage(scheme.schemeName)} className="link-row">
      {scheme.schemeName}
    </Link>
  );
  return (
    <section id={COMPARE_ID} tabIndex={-1} aria-labelledby={`${COMPARE_ID}-title`} className="mt-10">
      <h2 id={`${COMPARE_ID}-title`} className="heading mb-3">
        {compare.title}
      </h2>
      {/* biome-ignore-start lint/a11y/noRedundantRoles: browsers drop the roles of a table displayed as blocks */}
      <table role="table" className="block w-full table-fixed text-left md:table">
        <thead role="rowgroup" className="sr-only md:not-sr-only md:table-header-group">
          <tr role="row">
            <th role="columnheader" scope="col" className="w-32 p-3 align-top">
              {compare.fact}
            </th>
            {schemes.map((scheme) => (
              <th key={scheme.id} role="columnheader" scope="col" className="p-3 align-top" lang={textLanguage(scheme.schemeName)}>
                {scheme.schemeName}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="block md:table-row-group">
          {FACT_NAMES.map((name) => (
            <tr key={name} role="row" className="card mb-4 block p-0 md:table-row">
              <th
                role="rowheader"
                scope="row"
                className="sticky top-16 z-10 block rounded-xl bg-sand px-4 py-2 align-top md:static md:table-cell md:rounded-none md:border-t md:border-line md:bg-transparent md:p-3"
              >
                {facts[name]}
              </th>
              {schemes.map((scheme) => (
                <td
                  key={scheme.id}
                  role="cell"
                  className="block min-w-0 border-t border-line p-4 align-top wrap-anywhere md:table-cell md:p-3"
                >
                  <span className="block md:hidden" aria-hidden="true">
                    <strong lang={textLanguage(scheme.schemeName)} className="text-sm text-muted">
                      {scheme.schemeName}
                    </strong>
                  </span>
                  <FactLines name={name} lines={linesOf(scheme, name)} isTranslated={!textLanguage(scheme.schemeName)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: browsers drop the roles of a table displayed as blocks */}
      <ul className="mt-2 flex flex-wrap gap-x-5">
        {schemes.map((scheme) => (
          <li key={scheme.id}>
            <Name scheme={scheme} />
          </li>
        ))}
      </ul>
    </section>
  );
}
