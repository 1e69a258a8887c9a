import { FOUNDERS, type FounderWords } from '../../../content/founders.ts';
import { PageFeedback } from '../../components/page-feedback.tsx';
import { SupportAddress } from '../../components/support-address.tsx';
import { useMessages } from '../../language/language.tsx';
import { Link } from '../../routing/router.tsx';
import { StandingPage } from './standing-page.tsx';

/** Who runs the site, how its texts are written and checked, and how to report a mistake. */
export const aboutPage = (founders: FounderWords) =>
  function AboutPage() {
    const words = useMessages('aboutSite');
    const people = FOUNDERS.filter(({ isExample }) => !isExample);
    return (
      <StandingPage
        name="about"
        before={
          <section className="mt-8">
            <h2 className="heading">{words.who}</h2>
            {people.length === 0 ? (
              <p className="note mt-3">{words.unknown}</p>
            ) : (
              <ul className="mt-3 grid list-disc gap-2 pl-6">
                {people.map(({ id }) => (
                  <li key={id}>
                    {founders[id].name}, {founders[id].title}
                  </li>
                ))}
              </ul>
            )}
          </section>
        }
        after={
          <>
            <section className="mt-8">
              <h2 className="heading">{words.contact}</h2>
              <p>
                <SupportAddress className="link-row" />
              </p>
              <Link href="/request" className="link-row">
                {words.request}
              </Link>
            </section>
            <PageFeedback />
          </>
        }
      />
    );
  };
