import { recordForm as words } from '../../../../messages/admin/record-form.ts';
import { formatDay } from '../../../language/language.tsx';
import { Button } from '../button.tsx';
import type { Draft } from './device-drafts.ts';

const CLOCK = new Intl.DateTimeFormat('en-US', { timeZone: 'Asia/Kolkata', hour: 'numeric', minute: '2-digit' });
/** Older ones appear when these are gone. */
const MAX = 3;

type DraftOfferProps<T> = { drafts: Draft<T>[]; onRestore: (draft: Draft<T>) => void; onDiscard: (draft: Draft<T>) => void };

/** Offers unsaved drafts of earlier visits. */
export function DraftOffer<T>({ drafts, onRestore, onDiscard }: DraftOfferProps<T>) {
  return drafts.slice(0, MAX).map((draft) => (
    <div key={draft.tab} role="status" className="note mb-6 flex flex-wrap items-center justify-between gap-3">
      <p>{words.found.text(`${formatDay('en', draft.at)}, ${CLOCK.format(new Date(draft.at))}`)}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => onRestore(draft)}>{words.found.restore}</Button>
        <Button variant="secondary" onClick={() => onDiscard(draft)}>
          {words.found.discard}
        </Button>
      </div>
    </div>
  ));
}
