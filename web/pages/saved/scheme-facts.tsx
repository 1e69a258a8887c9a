import type { ReactNode } from 'react';
import { guideSteps } from '../../../contract/guide-steps.ts';
import { htmlToText, listItems } from '../../../contract/html-text.ts';
import type { SavedFacts } from '../../../contract/saved.endpoints.ts';
import type { SavedMessages } from '../../../messages/en/saved.ts';
import { EnglishMark } from '../../components/english-mark.tsx';
import { isClosed } from '../../components/is-closed.ts';
import { PhoneText } from '../../components/phone/phone-text.tsx';
import { useTextLanguage } from '../../components/text-language.ts';
import { usePlace } from '../../components/use-place.ts';
import { webHost } from '../../components/web-host.ts';
import { formatDay, useLanguage, useMessages } from '../../language/language.tsx';

export type FactName = Exclude<keyof SavedMessages['facts'], 'opens' | 'closes' | 'closed' | 'unknown' | 'online' | 'csc' | 'page'>;

/** The order in which facts are compared and printed. */
export const FACT_NAMES: readonly FactName[] = ['who', 'get', 'where', 'documents', 'steps', 'apply', 'dates', 'fee', 'helpline'];

/** A fact of a scheme as lines of text; empty if unknown. */
export function useFactLines(): (scheme: SavedFacts, name: FactName) => string[] {
  const { facts } = useMessages('saved');
  const card = useMessages('schemeCard');
  const language = useLanguage();
  const place = usePlace();
  const day = (iso: string | null) => formatDay(language, iso);
  const READERS: Record<FactName, (scheme: SavedFacts) => (string | false | null | undefined)[]> = {
    who: ({ elegiblityCriteria }) => listItems(elegiblityCriteria),
    get: ({ benefits, summary }) => (listItems(benefits).length > 0 ? listItems(benefits) : [summary]),
    where: ({ level, beneficiaryStates }) => [
      level === 'central' && beneficiaryStates.length > 0 && card.central,
      place(beneficiaryStates),
    ],
    documents: ({ documentsRequired }) => listItems(documentsRequired),
    steps: ({ applicationProcess }) =>
      guideSteps(applicationProcess).map(({ title, body }) => {
        const more = htmlToText(body).replaceAll('\n', ' ');
        return more ? `${title}${/[.:।?!]$/.test(title) ? '' : ':'} ${more}` : title;
      }),
    apply: ({ applyOnline, url, applyAtCsc, applyOffice }) => [
      (webHost(applyOnline) ?? webHost(url)) && `${facts.online}: ${webHost(applyOnline) ?? webHost(url)}`,
      applyAtCsc && facts.csc,
      applyOffice,
    ],
    dates: ({ opensOn, closesOn }) => {
      const [opens, closes] = [day(opensOn), day(closesOn)];
      return [opens && facts.opens(opens), closes && (isClosed({ closesOn }) ? facts.closed(closes) : facts.closes(closes))];
    },
    fee: ({ fee }) => [fee],
    helpline: ({ helpline }) => [helpline],
  };
  return (scheme, name) => READERS[name](scheme).flatMap((line) => line || []);
}

type FactLinesProps = {
  name: FactName;
  lines: string[];
  /** Whether the scheme is translated, so that English lines are marked. */
  isTranslated: boolean;
};

/** The lines of a fact; steps are numbered. */
export function FactLines({ name, lines, isTranslated }: FactLinesProps): ReactNode {
  const { facts } = useMessages('saved');
  const textLanguage = useTextLanguage();
  if (lines.length === 0) return <span className="text-muted">{facts.unknown}</span>;
  const [only] = lines;
  const lang = textLanguage(lines.join(' '));
  if (lines.length === 1)
    return (
      <span lang={lang}>
        <PhoneText text={only as string} isHelpline={name === 'helpline'} />
        {isTranslated && <EnglishMark lang={lang} />}
      </span>
    );
  const List = name === 'steps' ? 'ol' : 'ul';
  return (
    <div className="rich-text">
      {isTranslated && <EnglishMark lang={lang} />}
      <List>
        {lines.map((line) => (
          <li key={line} lang={textLanguage(line)}>
            <PhoneText text={line} />
          </li>
        ))}
      </List>
    </div>
  );
}
