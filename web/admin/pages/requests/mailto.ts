import { type AdminRequest, requestStatusOf } from '../../../../contract/requests.endpoints.ts';
import { mail as englishMail } from '../../../../messages/en/mail.ts';
import { request as english } from '../../../../messages/en/request.ts';
import { mail as hindiMail } from '../../../../messages/hi/mail.ts';
import { request as hindi } from '../../../../messages/hi/request.ts';

/** A mail to whoever made a request, begun in their language with what became of it. */
export function mailto(request: AdminRequest, origin: string): string {
  const isHindi = request.language === 'hi';
  const [mail, { texts }] = isHindi ? [hindiMail, hindi.status] : [englishMail, english.status];
  const isPublished = request.schemeStatus === 'published' && request.schemeId != null;
  const subject = isPublished ? mail.published.subject(request.schemeName) : request.name;
  const body = isPublished
    ? [mail.published.text(request.id), `${origin}${isHindi ? '/hi' : ''}/schemes/${request.schemeId}`, mail.published.after]
    : [`${request.name} (${request.id})`, texts[requestStatusOf(request.status) ?? 'pending']];
  const text = [mail.greeting, ...body, mail.independent].join('\r\n\r\n');
  return `mailto:${encodeURIComponent(request.email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
}
