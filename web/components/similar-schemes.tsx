import type { SchemeSummary } from '../../contract/schemes.endpoints.ts';
import { useMessages } from '../language/language.tsx';
import { Link } from '../routing/router.tsx';
import { SaveButton } from './saved/save-button.tsx';
import { useTextLanguage } from './text-language.ts';

/** Near-twins of a search result, collapsed below it. */
export function SimilarSchemes({ family }: { family: NonNullable<SchemeSummary['family']> }) {
  const card = useMessages('schemeCard');
  const textLanguage = useTextLanguage();
  return (
    <details className="relative z-10">
      <summary className="link min-h-11 content-center">{card.similar(family.length)}</summary>
      <ul className="border-l-2 border-line pl-3">
        {family.map(({ id, schemeName }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-5">
            <Link href={`/schemes/${id}`} className="link-row font-normal" lang={textLanguage(schemeName)}>
              {schemeName}
            </Link>
            <SaveButton id={id} name={schemeName} className="link-row cursor-pointer" />
          </li>
        ))}
      </ul>
    </details>
  );
}
