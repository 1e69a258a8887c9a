import { ArrowRightIcon } from '../../components/icons.tsx';
import { useCall } from '../../data/data.tsx';
import { useLanguage, useMessages } from '../../language/language.tsx';
import { Link } from '../../routing/router.tsx';
import { FeaturedGuideCard } from './featured-guide-card.tsx';
import { featuredCall, guideCall } from './home.page.ts';

export function RegistrationGuides() {
  const words = useMessages('home');
  return (
    <section id="registration-guides" tabIndex={-1} className="wrap part">
      <h2 className="heading">{words.guidesTitle}</h2>
      <div className="mt-6 grid items-start gap-4 lg:grid-cols-[1.7fr_1fr]">
        <FeaturedGuide />
        <ul className="grid gap-4">
          {words.teasers.map(({ title, text }) => (
            <li key={title}>
              <Link href="/schemes" className="card block hover:border-peacock">
                <span className="subheading flex items-start justify-between gap-3">
                  {title}
                  <ArrowRightIcon className="mt-1 size-5 text-peacock" />
                </span>
                <span className="mt-1 block text-muted">{text}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <Link href="/schemes" className="button-secondary mt-6">
        {words.viewAllGuides}
      </Link>
    </section>
  );
}

/** Waits for the featured schemes, because the guide is only shown with them. A failed guide is left out. */
function FeaturedGuide() {
  const words = useMessages('home');
  const common = useMessages('common');
  const visit = { language: useLanguage() };
  const featured = useCall(featuredCall(visit));
  const hasFeatured = (featured.data?.length ?? 0) > 0;
  const guide = useCall(hasFeatured ? guideCall(visit) : null);
  const isPending = !featured.data && !featured.error;
  if (isPending || (hasFeatured && !guide.data && !guide.error)) {
    return (
      <div role="status" className="card min-h-96">
        <span className="sr-only">{common.loading}</span>
        <div className="skeleton h-7 w-2/3" />
        <div className="skeleton mt-5 h-64" />
      </div>
    );
  }
  return guide.data ? <FeaturedGuideCard guide={guide.data} /> : <p className="note">{words.noGuides}</p>;
}
