import { useRef, useState } from 'react';
import type { Invitation } from '../../../../contract/users.endpoints.ts';
import { users as words } from '../../../../messages/admin/users.ts';
import { copyText } from '../../../components/copy-text.ts';
import { formatDay } from '../../../language/language.tsx';
import { Button } from '../../components/button.tsx';
import { DialogButtons } from '../../components/dialog.tsx';
import { Field } from '../../components/field.tsx';

/** The invitation link, shown once. Browsers do not send its fragment to a server. */
export function InvitationLink({ username, invitation, onClose }: { username: string; invitation: Invitation; onClose: () => void }) {
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setIsCopied] = useState(false);
  const link = `${location.origin}/admin/invitation#${invitation.token}`;
  const until = formatDay('en', invitation.expiresAt) ?? '';
  const copy = async () => setIsCopied(await copyText(link, field.current));
  return (
    <div className="flex flex-col gap-4">
      <Field label={words.linkFor(username)} hint={words.linkText(until)}>
        {(control) => <input {...control} ref={field} readOnly value={link} className="field" onFocus={(event) => event.target.select()} />}
      </Field>
      <p role="status" className="text-sm">
        {isCopied && words.linkCopied}
      </p>
      <DialogButtons>
        <Button onClick={() => void copy()}>{words.copyLink}</Button>
        <Button variant="secondary" onClick={onClose}>
          {words.done}
        </Button>
      </DialogButtons>
    </div>
  );
}
