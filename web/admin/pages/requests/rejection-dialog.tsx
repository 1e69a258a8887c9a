import type { Input } from '../../../../contract/endpoint.ts';
import { languageInEnglish } from '../../../../contract/languages.ts';
import { countLetters } from '../../../../contract/plain-text.ts';
import {
  type AdminRequest,
  LONGEST_REJECTION_NOTE,
  REJECTION_REASONS,
  type RejectionReason,
  type setRequestStatus,
} from '../../../../contract/requests.endpoints.ts';
import { controls } from '../../../../messages/admin/controls.ts';
import { requests as words } from '../../../../messages/admin/requests.ts';
import { REQUESTS } from '../../../../messages/every-language.ts';
import { Button } from '../../components/button.tsx';
import { Dialog, DialogButtons } from '../../components/dialog.tsx';
import { TextAreaField } from '../../components/field.tsx';
import { type Problems, ProblemsProvider } from '../../components/record-form/problems.tsx';
import { useFormValues } from '../../components/record-form/use-form-values.ts';

const { rejection } = words;
const { reasons } = REQUESTS.en.status;

export type Rejection = Pick<Input<typeof setRequestStatus>, 'reason' | 'note'>;

type RejectionValues = { reason: RejectionReason | ''; note: string };

function problemsOf({ reason, note }: RejectionValues): Problems {
  if (countLetters(note) > LONGEST_REJECTION_NOTE) return { note: rejection.tooLong(LONGEST_REJECTION_NOTE) };
  return reason === '' && note.trim() === '' ? { note: rejection.required } : {};
}

type RejectionDialogProps = { request: AdminRequest; isPending: boolean; onClose: () => void; onReject: (why: Rejection) => void };

/** Asks for the reason of a rejection: one from a list, or free text. */
export function RejectionDialog({ request, isPending, onClose, onReject }: RejectionDialogProps) {
  const form = useFormValues<RejectionValues>({ reason: request.reason ?? '', note: request.note ?? '' }, problemsOf);
  const choices = [...REJECTION_REASONS, '' as const];
  return (
    <Dialog isOpen onClose={onClose} title={rejection.title} description={rejection.text(request.email)}>
      <ProblemsProvider value={form.problems}>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (!form.findProblems()) onReject(form.values);
          }}
        >
          <fieldset className="mb-4">
            <legend className="field-label">{rejection.reason}</legend>
            {choices.map((reason) => (
              <label key={reason} className="flex min-h-11 cursor-pointer items-center gap-3">
                <input
                  type="radio"
                  name="reason"
                  className="size-5 shrink-0 accent-peacock"
                  checked={form.values.reason === reason}
                  onChange={() => form.set({ reason, note: form.values.note })}
                />
                {reason === '' ? rejection.none : reasons[reason]}
              </label>
            ))}
          </fieldset>
          <TextAreaField label={rejection.note} hint={rejection.noteHint(languageInEnglish(request.language))} {...form.text('note')} />
          <DialogButtons>
            <Button type="submit" variant="danger" isPending={isPending}>
              {words.reject}
            </Button>
            <Button variant="secondary" disabled={isPending} onClick={onClose}>
              {controls.cancel}
            </Button>
          </DialogButtons>
        </form>
      </ProblemsProvider>
    </Dialog>
  );
}
