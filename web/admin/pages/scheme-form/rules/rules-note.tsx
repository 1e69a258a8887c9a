import { tieLines } from '../../../../../contract/tied-lines.ts';
import { rules } from '../../../../../messages/admin/rules.ts';
import { Button } from '../../../components/button.tsx';
import type { FormValues } from '../form-values.ts';

const { lost: words } = rules;

/** A note below the eligibility: sentences with rules were changed. */
export function RulesNote({ values: { eligibility, conditions }, onGoTo }: { values: FormValues; onGoTo: () => void }) {
  const { lost } = tieLines(eligibility, conditions);
  return (
    <div role="status">
      {lost.length > 0 && (
        <div className="note mt-2 flex flex-wrap items-center gap-3 border-marigold">
          <p className="min-w-0 flex-1">
            <strong>{words.title(lost.length)}.</strong> {words.text}
          </p>
          <Button variant="secondary" onClick={onGoTo}>
            {words.show}
          </Button>
        </div>
      )}
    </div>
  );
}
