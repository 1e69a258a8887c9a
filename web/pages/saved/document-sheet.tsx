import type { Checklist } from '../../../contract/documents.endpoints.ts';
import { useHeldDocuments } from '../../components/documents/held-documents.ts';
import { useTextLanguage } from '../../components/text-language.ts';
import { useMessages } from '../../language/language.tsx';
import { documentName, sortDocuments } from './sort-documents.ts';

/** The merged list in print: each document with a box, ticked if at hand, and the schemes that need it. */
export function DocumentSheet({ checklist }: { checklist: Checklist }) {
  const { choices, others } = checklist;
  const { merged: words } = useMessages('saved');
  const textLanguage = useTextLanguage();
  const held = useHeldDocuments();
  const { missing, there } = sortDocuments(checklist, held);
  const box = (slug: string) => (held.includes(slug) ? '☑' : '☐');
  return (
    <article className="sheet paper-sheet hidden">
      <h2>{words.sheet}</h2>
      {[...missing, ...there].map(({ paper, neededBy }) => (
        <p key={paper.slug} lang={textLanguage(paper.name)}>
          {box(paper.slug)} <strong>{paper.name}</strong>
          {': '}
          {neededBy.map(({ schemeName, text }) => `${text} (${schemeName})`).join('; ')}
        </p>
      ))}
      {choices.map(({ schemeId, schemeName, text, anyOf }) => (
        <p key={`${schemeId} ${text}`} lang={textLanguage(text)}>
          <strong>{text}</strong> ({schemeName}): {words.message.choice}{' '}
          {anyOf.map((slug) => `${box(slug)} ${documentName(checklist, slug)}`).join(' ')}
        </p>
      ))}
      {others.map(({ schemeId, schemeName, text }) => (
        <p key={`${schemeId} ${text}`} lang={textLanguage(text)}>
          ☐ {text} ({schemeName})
        </p>
      ))}
    </article>
  );
}
