import type { DocumentUses } from '../../../../contract/document-admin.endpoints.ts';
import { papers } from '../../../../messages/admin/documents.ts';
import { countUses, DocumentUsesList } from '../../components/documents/document-uses.tsx';

const { usedBy: words } = papers;

/** Where the document being edited is used. */
export function UsesNote({ uses }: { uses: DocumentUses }) {
  if (countUses(uses) === 0) return <p className="mb-6 text-muted">{words.nobody}</p>;
  return (
    <details className="note mb-6">
      <summary className="min-h-11 cursor-pointer content-center font-semibold">
        {words.by(words.count(uses.schemes.length, uses.papers.length))}
      </summary>
      <DocumentUsesList uses={uses} />
    </details>
  );
}
