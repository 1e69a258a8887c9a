import { CategoryIcon } from '../../components/category-icon.tsx';
import { useMessages } from '../../language/language.tsx';
import { Link } from '../../routing/router.tsx';

/** In the specified order. */
const CATEGORIES = ['health', 'education', 'agriculture', 'employment', 'housing', 'technology'] as const;

export function SchemeRequestCard() {
  const { article } = useMessages('blog');
  return (
    <section className="card border-marigold bg-marigold-soft">
      <h2 className="subheading">{article.request}</h2>
      <p className="mt-1 mb-4">{article.requestText}</p>
      <Link href="/request" className="button-primary w-full">
        {article.requestButton}
      </Link>
    </section>
  );
}

export function StaticCategories() {
  const blog = useMessages('blog');
  const categories = useMessages('categoryNames');
  return (
    <section className="card">
      <h2 className="subheading mb-1">{blog.article.categories}</h2>
      <ul>
        {CATEGORIES.map((slug) => (
          <li key={slug}>
            <Link href={`/category/${slug}`} className="link-row">
              <CategoryIcon slug={slug} />
              {categories[slug]}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
