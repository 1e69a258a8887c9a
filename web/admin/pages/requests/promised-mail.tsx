import { Link } from 'wouter';
import type { AdminRequest } from '../../../../contract/requests.endpoints.ts';
import { requests as words } from '../../../../messages/admin/requests.ts';
import { mailto } from './mailto.ts';

/** The status of the mail promised by the request form, and a mailto link if it cannot be sent. */
export function PromisedMail({ request, isSending }: { request: AdminRequest; isSending: boolean }) {
  const { mail, schemeId, schemeStatus } = request;
  const unsent = schemeId == null ? words.mailNone : schemeStatus === 'published' ? words.mailRemoved : words.mailPromised;
  const state = mail ? words.mails[mail] : unsent;
  const canWrite = mail !== 'sent' && (!isSending || mail === 'failed');
  return (
    <section aria-labelledby="promised-mail">
      <h3 id="promised-mail" className="subheading">
        {words.mail}
      </h3>
      <p>{state}</p>
      {canWrite && (
        <div className="mt-2 flex flex-wrap items-center gap-3">
          <p className="text-muted">{isSending ? words.mailYourself : words.mailNoServer}</p>
          <a href={mailto(request, location.origin)} className="button-secondary">
            {words.write}
          </a>
          {mail && (
            <Link href="/admin/inbox?tab=mail" className="link-row">
              {words.inbox}
            </Link>
          )}
        </div>
      )}
    </section>
  );
}
