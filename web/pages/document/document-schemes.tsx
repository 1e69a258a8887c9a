import type { WholeDocument } from '../../../contract/documents.endpoints.ts';
import { PhoneText } from '../../components/phone/phone-text.tsx';
import { useTextLanguage } from '../../components/text-language.ts';
import { useMessages } from '../../language/language.tsx';
import { Link } from '../../routing/router.tsx';

/** This many are visible; the rest is collapsed. */
const MAX_OPEN = 8;

type Schemes = WholeDocument['schemes'];

/** The schemes that require a document, each with its line. */
export function DocumentSchemes({ schemes }: { schemes: Schemes }) {
  const { paper: words } = useMessages('documents');
  if (schemes.length === 0) return null;
  const [open, folded] = [schemes.slice(0, MAX_OPEN), schemes.slice(MAX_OPEN)];
  return (
    <section className="mt-10">
      <h2 className="heading mb-3">{words.schemes}</h2>
      <SchemeLines schemes={open} />
      {folded.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2 font-semibold text-peacock">{words.moreSchemes(folded.length)}</summary>
          <SchemeLines schemes={folded} />
        </details>
      )}
    </section>
  );
}

function SchemeLines({ schemes }: { schemes: Schemes }) {
  const textLanguage = useTextLanguage();
  return (
    <ul className="grid gap-x-10 md:grid-cols-2">
      {schemes.map(({ id, schemeName, text }) => (
        <li key={id} className="border-t border-line py-2">
          <Link href={`/schemes/${id}`} className="link-row" lang={textLanguage(schemeName)}>
            {schemeName}
          </Link>
          <p className="text-sm text-muted wrap-anywhere" lang={textLanguage(text)}>
            <PhoneText text={text} />
          </p>
        </li>
      ))}
    </ul>
  );
}
