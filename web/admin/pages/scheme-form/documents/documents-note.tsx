import { namedDocuments } from '../../../../../contract/document-lines.ts';
import { plainLines, tieLines } from '../../../../../contract/tied-lines.ts';
import { documentLines as words } from '../../../../../messages/admin/document-lines.ts';
import { Button } from '../../../components/button.tsx';
import type { FormValues } from '../form-values.ts';

/** A note below the documents: how many lines have linked documents, and which changed. */
export function DocumentsNote({ values: { documentsRequired, papers }, onGoTo }: { values: FormValues; onGoTo: () => void }) {
  const lines = plainLines(documentsRequired);
  const { tied, lost } = tieLines(documentsRequired, papers);
  const named = tied.filter((line) => namedDocuments(line).length > 0);
  return (
    <div role="status">
      {lost.length > 0 ? (
        <div className="note mt-2 flex flex-wrap items-center gap-3 border-marigold">
          <p className="min-w-0 flex-1">
            <strong>{words.lost.title(lost.length)}.</strong> {words.lost.text}
          </p>
          <Button variant="secondary" onClick={onGoTo}>
            {words.lost.show}
          </Button>
        </div>
      ) : (
        lines.length > 0 && (
          <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-muted">
            {words.count(lines.filter((text) => named.some((line) => line.text === text)).length, lines.length)}
            <Button variant="quiet" onClick={onGoTo}>
              {words.show}
            </Button>
          </p>
        )
      )}
    </div>
  );
}
