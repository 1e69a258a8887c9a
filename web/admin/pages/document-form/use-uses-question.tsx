import { useState } from 'react';
import type { EditedDocument } from '../../../../contract/document-admin.endpoints.ts';
import { documentForm } from '../../../../messages/admin/document-form.ts';
import { papers } from '../../../../messages/admin/documents.ts';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { countUses, DocumentUsesList } from '../../components/documents/document-uses.tsx';
import type { SaveKind } from '../../components/record-form/use-publishing.tsx';

const { uses: words } = documentForm;

type UsesQuestionOptions = {
  stored: EditedDocument | null;
  /** The document's name, for the dialog. */
  name: string;
  send: (kind: SaveKind, stays: boolean) => void;
};

/** Confirms a change to a document that is in use, and shows where. */
export function useUsesQuestion({ stored, name, send }: UsesQuestionOptions) {
  const [asked, setAsked] = useState<{ kind: SaveKind; stays: boolean } | null>(null);
  const isUsed = stored !== null && countUses(stored.usedBy) > 0;
  const count = stored ? papers.usedBy.count(stored.usedBy.schemes.length, stored.usedBy.papers.length) : '';
  return {
    ask: (kind: SaveKind, stays: boolean) => (isUsed ? setAsked({ kind, stays }) : send(kind, stays)),
    question: stored && (
      <ConfirmDialog
        isOpen={asked !== null}
        title={words.title(name)}
        description={
          <>
            <p className="mb-2">{asked?.kind === 'draft' ? words.offline(count) : words.changed(count)}</p>
            <DocumentUsesList uses={stored.usedBy} />
          </>
        }
        confirmLabel={words.confirm}
        cancelLabel={words.cancel}
        isDestructive={false}
        onConfirm={() => asked && send(asked.kind, asked.stays)}
        onClose={() => setAsked(null)}
      />
    ),
  };
}
