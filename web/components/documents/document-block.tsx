import type { DocumentLink } from '../../../contract/schemes.endpoints.ts';
import { useLanguage, useMessages } from '../../language/language.tsx';
import { Link } from '../../routing/router.tsx';
import { DocumentIcon } from '../icons.tsx';

/** Documents whose name was searched: somebody looking for an income certificate wants to know how to get it. */
export function DocumentBlock({ papers }: { papers: readonly DocumentLink[] }) {
  const list = useMessages('schemeList');
  const own = useLanguage();
  return (
    <section aria-labelledby="papers-found" className="rounded-xl border border-peacock bg-peacock-soft px-5 py-3">
      <h2 id="papers-found" className="subheading flex items-center gap-2">
        <DocumentIcon />
        {list.papers}
      </h2>
      <ul>
        {papers.map(({ slug, name, summary, language }) => (
          <li key={slug} lang={language === own ? undefined : language}>
            <Link href={`/documents/${slug}`} className="link-row py-1 leading-snug">
              {name}
            </Link>
            <p className="text-sm">{summary}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
