import type { Checklist } from '../../../contract/documents.endpoints.ts';
import { useHeldDocuments } from '../../components/documents/held-documents.ts';
import { useLanguage, useMessages } from '../../language/language.tsx';
import { useSiteSettings } from '../../rendering/site-settings.tsx';
import { documentsMessage } from './documents-message.ts';
import { whatsAppAddress } from './list-message.ts';
import { documentName, type SortedDocuments } from './sort-documents.ts';

type SendDocumentsProps = { checklist: Checklist } & Pick<SortedDocuments, 'missing' | 'open'>;

/** Shares the list as plain text: with the device's share sheet, else WhatsApp. */
export function SendDocuments({ checklist, missing, open }: SendDocumentsProps) {
  const { merged: words } = useMessages('saved');
  const place = { publicUrl: useSiteSettings().publicUrl, language: useLanguage() };
  const held = useHeldDocuments();
  const send = () => {
    const text = documentsMessage(
      {
        missing: missing.map(({ paper }) => paper.name),
        choices: open.map(({ anyOf }) => anyOf.map((slug) => documentName(checklist, slug))),
        others: checklist.others.map(({ text }) => text),
        held: checklist.papers.filter(({ paper }) => held.includes(paper.slug)).map(({ paper }) => paper.name),
      },
      words.message,
      place,
    );
    const byWhatsApp = () => window.open(whatsAppAddress(text), '_blank', 'noopener');
    if ('share' in navigator) navigator.share({ text }).catch((problem: unknown) => isRefused(problem) && byWhatsApp());
    else byWhatsApp();
  };
  return (
    <button type="button" className="button-secondary" onClick={send}>
      {words.send}
    </button>
  );
}

/** The device refused, as opposed to the visitor cancelling. */
const isRefused = (problem: unknown) => !(problem instanceof DOMException && problem.name === 'AbortError');
