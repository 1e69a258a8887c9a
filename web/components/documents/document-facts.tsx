import type { ReactNode } from 'react';
import type { LibraryDocument } from '../../../contract/documents.endpoints.ts';
import { useMessages } from '../../language/language.tsx';
import { Link } from '../../routing/router.tsx';
import { OfficialLink } from '../official-link.tsx';
import { PhoneText } from '../phone/phone-text.tsx';
import { useTextLanguage } from '../text-language.ts';

/** Issuer, requirements, cost, time and validity of a document; unknown facts have no row. */
export function DocumentFacts({ paper }: { paper: LibraryDocument }) {
  const words = useMessages('schemeDocuments');
  return (
    <dl className="grid gap-2">
      <TextFact name={words.issuer} text={paper.issuer} />
      {paper.needs.length > 0 && (
        <Fact name={words.bring}>
          {paper.needs.map(({ slug, name }, place) => (
            <span key={slug}>
              {place > 0 && ', '}
              <Link href={`/documents/${slug}`} className="link">
                {name}
              </Link>
            </span>
          ))}
        </Fact>
      )}
      <TextFact name={words.fee} text={paper.fee} />
      <TextFact name={words.time} text={paper.time} />
      <TextFact name={words.validity} text={paper.validity} />
      {paper.online.length > 0 && (
        <Fact name={words.online}>
          <DocumentAddresses paper={paper} />
        </Fact>
      )}
    </dl>
  );
}

function DocumentAddresses({ paper }: { paper: LibraryDocument }) {
  const states = useMessages('states');
  const textLanguage = useTextLanguage();
  return (
    <ul>
      {paper.online.map(({ state, url, title }) => (
        <li key={`${state} ${url}`} lang={textLanguage(title)}>
          {state && <span className="font-normal">{states[state] ?? state}: </span>}
          <OfficialLink url={url} label={title} className="link inline-flex min-h-11 items-center gap-1 wrap-anywhere" />
        </li>
      ))}
    </ul>
  );
}

function TextFact({ name, text }: { name: string; text: string }) {
  const textLanguage = useTextLanguage();
  return text ? (
    <Fact name={name}>
      <span lang={textLanguage(text)}>
        <PhoneText text={text} />
      </span>
    </Fact>
  ) : null;
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="font-medium wrap-anywhere">{children}</dd>
    </div>
  );
}
