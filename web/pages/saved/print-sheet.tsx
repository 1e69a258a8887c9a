import { languageBase } from '../../../contract/language-address.ts';
import type { SavedFacts } from '../../../contract/saved.endpoints.ts';
import type { SavedScheme } from '../../../contract/saved-list.ts';
import { EnglishMark } from '../../components/english-mark.tsx';
import { useTextLanguage } from '../../components/text-language.ts';
import { useLanguage, useMessages } from '../../language/language.tsx';
import { useSiteSettings } from '../../rendering/site-settings.tsx';
import { FACT_NAMES, type FactName, useFactLines } from './scheme-facts.tsx';

/** The prefix of a line: a box for documents, a number for steps. */
const sign = (name: FactName, place: number) => (name === 'documents' ? '☐\u00a0' : name === 'steps' ? `${place + 1}.\u00a0` : '');

/** The whole list for print only, in running text to save paper. */
export function PrintSheet({ schemes, factsOf }: { schemes: SavedScheme[]; factsOf: (id: number) => SavedFacts | undefined }) {
  const words = useMessages('saved');
  const { publicUrl } = useSiteSettings();
  const base = languageBase(useLanguage());
  const textLanguage = useTextLanguage();
  const linesOf = useFactLines();
  return schemes.map((scheme) => {
    const facts = factsOf(scheme.id);
    const name = facts?.schemeName || scheme.name || words.nameless(scheme.id);
    return (
      <article key={scheme.id} className="sheet hidden">
        <h2 lang={textLanguage(name)}>{name}</h2>
        {FACT_NAMES.map((fact) => {
          const lines = facts ? linesOf(facts, fact) : [];
          if (lines.length === 0) return null;
          return (
            <p key={fact}>
              <strong>{words.facts[fact]}:</strong>
              {!textLanguage(name) && <EnglishMark lang={textLanguage(lines.join(' '))} />}{' '}
              <span lang={textLanguage(lines.join(' '))}>
                {lines.map((line, place) => `${sign(fact, place)}${line}`).join(fact === 'documents' || fact === 'steps' ? ' ' : ' • ')}
              </span>
            </p>
          );
        })}
        <p>
          <strong>{words.facts.page}:</strong> {publicUrl}
          {base}/schemes/{scheme.id}
        </p>
      </article>
    );
  });
}
