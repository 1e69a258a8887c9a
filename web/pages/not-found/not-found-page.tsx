import { TILE_SLUGS } from '../../../contract/categories.ts';
import { CategoryIcon } from '../../components/category-icon.tsx';
import { HomeLink } from '../../components/home-link.tsx';
import { HttpStatus } from '../../components/http-status.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { SearchForm } from '../../components/search-form.tsx';
import { useMessages } from '../../language/language.tsx';
import { Link } from '../../routing/router.tsx';

export default function NotFoundPage() {
  const words = useMessages('notFound');
  const categories = useMessages('categoryNames');
  return (
    <div className="wrap part max-w-3xl">
      <HttpStatus code={404} />
      <PageHead title={words.title} />
      <h1 tabIndex={-1} className="title">
        {words.title}
      </h1>
      <p className="mt-3 mb-6 text-lg">{words.help}</p>
      <SearchForm />
      <h2 className="heading mt-10 mb-4">{words.categories}</h2>
      <ul className="grid gap-2 min-[26rem]:grid-cols-2">
        {TILE_SLUGS.map((slug) => (
          <li key={slug}>
            <Link href={`/category/${slug}`} className="link-row">
              <CategoryIcon slug={slug} className="size-6" />
              {categories[slug]}
            </Link>
          </li>
        ))}
      </ul>
      <HomeLink className="button-primary mt-8">{words.home}</HomeLink>
      <p lang="en" className="mt-8 text-sm text-muted">
        {words.text}
      </p>
    </div>
  );
}
