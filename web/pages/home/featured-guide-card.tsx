import { guideSteps } from '../../../contract/guide-steps.ts';
import { listItems } from '../../../contract/html-text.ts';
import type { Guide } from '../../../contract/schemes.endpoints.ts';
import { DocumentIcon } from '../../components/icons.tsx';
import { OfficialLink } from '../../components/official-link.tsx';
import { useMessages } from '../../language/language.tsx';
import { Link } from '../../routing/router.tsx';

/** Stored titles may start with the words added here. */
const PREFIX = /^how to apply for\s+/i;

export function FeaturedGuideCard({ guide }: { guide: Guide }) {
  const words = useMessages('home');
  const common = useMessages('common');
  const parsed = guideSteps(guide.content);
  const steps = parsed.length > 0 ? parsed : guide.steps;
  return (
    <article className="card">
      <h3 className="font-display text-xl leading-snug font-bold text-peacock-dark">{words.guideFor(guide.title.replace(PREFIX, ''))}</h3>
      <div className="mt-5 grid gap-6 sm:grid-cols-2">
        <div>
          <h4 className="subheading">{words.stepsOverview}</h4>
          <ol className="mt-3">
            {steps.map(({ number, title }) => (
              <li key={number} className="group relative flex gap-3 pb-4">
                {/* The line between steps. */}
                <span className="absolute top-8 bottom-0 left-[15px] border-l-2 border-dotted border-marigold group-last:hidden" />
                <span className="step-number size-8 text-base">{number}</span>
                <span className="pt-1">{title}</span>
              </li>
            ))}
          </ol>
        </div>
        <div>
          <h4 className="subheading">{words.requiredDocuments}</h4>
          <ul className="mt-3 grid gap-3">
            {listItems(guide.requiredDocuments).map((document) => (
              <li key={document} className="flex gap-3">
                <DocumentIcon className="mt-0.5 size-5 text-peacock" />
                {document}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        <Link href={`/schemes/${guide.schemeId}`} className="button-primary">
          {words.fullGuide}
        </Link>
        <OfficialLink url={guide.schemeOfficialLink} label={common.officialWebsite} className="button-secondary" />
      </div>
    </article>
  );
}
