import { inLanguage } from '../../../../contract/language-address.ts';
import { type AdminRequest, requestStatusOf } from '../../../../contract/requests.endpoints.ts';
import { MAILS, REQUESTS } from '../../../../messages/every-language.ts';

/** A mailto link to the requester, prefilled with the outcome in their language. */
export function mailto(request: AdminRequest, origin: string): string {
  const mail = MAILS[request.language];
  const isPublished = request.schemeStatus === 'published' && request.schemeId != null;
  const subject = isPublished ? mail.published.subject(request.schemeName) : request.name;
  const body = isPublished
    ? [
        mail.published.text(request.reference),
        `${origin}${inLanguage(request.language, `/schemes/${request.schemeId}`)}`,
        mail.published.after,
      ]
    : [`${request.name} (${request.reference})`, ...stateOf(request)];
  const text = [mail.greeting, ...body, mail.independent].join('\r\n\r\n');
  return `mailto:${encodeURIComponent(request.email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
}

/** The outcome, with the reason for a rejection if there is one. */
function stateOf({ status, language, reason, note }: AdminRequest): string[] {
  const { texts, reasons } = REQUESTS[language].status;
  const why = [reason && reasons[reason], note].filter((text) => text !== undefined && text !== '');
  return requestStatusOf(status) === 'rejected' && why.length > 0 ? why : [texts[requestStatusOf(status) ?? 'pending']];
}
