import { useMessages } from '../../language/language.tsx';
import { Link } from '../../routing/router.tsx';

/** Links the request form with the searched words, for a missing scheme. */
export function AskForScheme({ words }: { words: string }) {
  const list = useMessages('schemeList');
  return (
    <section className="card flex flex-wrap items-center gap-4">
      <h2 className="subheading">{list.notListed}</h2>
      <Link href={`/request?${new URLSearchParams({ name: words })}`} className="button-primary">
        {list.request}
      </Link>
    </section>
  );
}
