import { decodeHtml, htmlToText } from '../../contract/html-text.ts';
import type { SchemeSummary } from '../../contract/schemes.endpoints.ts';
import { formatMonth, useLanguage, useMessages } from '../language/language.tsx';
import { Link } from '../routing/router.tsx';
import { CardSummary } from './card-summary.tsx';
import { useCategoryLabel } from './category-label.ts';
import { EnglishMark } from './english-mark.tsx';
import { Marked } from './marked.tsx';
import { OfficialLink } from './official-link.tsx';
import { SaveButton } from './saved/save-button.tsx';
import { SimilarSchemes } from './similar-schemes.tsx';
import { Tags } from './tags.tsx';
import { useTextLanguage } from './text-language.ts';
import { usePlace } from './use-place.ts';

type SchemeCardProps = {
  scheme: SchemeSummary;
  /** The heading level below the headings above the card. */
  heading?: 'h2' | 'h3';
};

/** A scheme in a list. The whole card is a link; other links are layered above it. */
export function SchemeCard({ scheme, heading: Heading = 'h3' }: SchemeCardProps) {
  const card = useMessages('schemeCard');
  const { officialWebsite, notAvailable } = useMessages('common');
  const language = useLanguage();
  const categoryLabel = useCategoryLabel();
  const place = usePlace();
  const textLanguage = useTextLanguage();
  const { schemeName: name, matched } = scheme;
  const isCentral = scheme.level === 'central';
  const description = htmlToText(decodeHtml(scheme.schemeDescription));
  const updated = formatMonth(language, scheme.updatedOn) ?? formatMonth(language, scheme.createdOn);
  return (
    <article className="card relative flex min-w-0 flex-col gap-2 hover:border-peacock">
      <Tags className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        {scheme.category_name && <span className="badge">{categoryLabel(scheme.category_name)}</span>}
        {isCentral && <span className="badge-place">{card.central}</span>}
        {(!isCentral || scheme.beneficiaryStates.length > 0) && <span className="badge-place">{place(scheme.beneficiaryStates)}</span>}
      </Tags>
      <Heading className="subheading wrap-anywhere">
        <span lang={textLanguage(name)}>
          <Marked text={name} matched={matched} />
        </span>
        <EnglishMark lang={textLanguage(name)} />
      </Heading>
      <p className="line-clamp-3 wrap-anywhere" lang={textLanguage(description)}>
        <CardSummary text={description} matched={matched} />
      </p>
      <p className="truncate text-sm">
        <span className="font-semibold">{card.eligibility}:</span>
        {/* Truncated at the end of the line, so the mark comes first; an English name has it already. */}
        {!textLanguage(name) && <EnglishMark lang={textLanguage(scheme.elegiblityCriteria)} />}{' '}
        <span lang={textLanguage(scheme.elegiblityCriteria)}>{scheme.elegiblityCriteria || card.seeDetails}</span>
      </p>
      <p className="text-sm text-muted">
        {card.updated} {updated ?? notAvailable}
      </p>
      {scheme.family && <SimilarSchemes family={scheme.family} />}
      <div className="mt-auto -mb-2 flex flex-wrap items-center gap-x-5 border-t border-line pt-1">
        <Link href={`/schemes/${scheme.id}`} aria-label={card.learnMoreAbout(name)} className="link-row after:absolute after:inset-0">
          {card.learnMore}
        </Link>
        <OfficialLink
          url={scheme.url}
          label={officialWebsite}
          fullLabel={card.officialWebsiteOf(name)}
          className="link-row relative z-10 disabled:text-muted disabled:no-underline"
        />
        <SaveButton id={scheme.id} name={name} className="link-row relative z-10 cursor-pointer" />
      </div>
    </article>
  );
}
