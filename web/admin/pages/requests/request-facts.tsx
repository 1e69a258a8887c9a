import type { ReactNode } from 'react';
import { categoryLabel } from '../../../../contract/categories.ts';
import { languageInEnglish } from '../../../../contract/languages.ts';
import type { AdminRequest } from '../../../../contract/requests.endpoints.ts';
import { requests as words } from '../../../../messages/admin/requests.ts';
import { REQUESTS } from '../../../../messages/every-language.ts';
import { DateText } from '../../components/date-text.tsx';
import { StatusBadge } from './status-badge.tsx';

/** The visitor's input as plain text. */
export function RequestFacts({ request }: { request: AdminRequest }) {
  const { reference, name, email, description, urgency, language, reason, note } = request;
  return (
    <div>
      <p className="font-display text-2xl leading-snug font-bold wrap-anywhere text-peacock-dark">{name}</p>
      <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        <Fact label={words.number}>{reference}</Fact>
        <Fact label={words.status}>
          <StatusBadge status={request.status} />
        </Fact>
        {(reason || note) && (
          <Fact label={words.rejection.label}>
            {reason && REQUESTS.en.status.reasons[reason]}
            {note && <span className="block whitespace-pre-line">{note}</span>}
          </Fact>
        )}
        <Fact label={words.urgency}>{words.urgencies[urgency] ?? ''}</Fact>
        <Fact label={words.category}>{request.category_name ? categoryLabel(request.category_name) : words.noCategory}</Fact>
        <Fact label={words.email}>{email}</Fact>
        <Fact label={words.date}>
          <DateText iso={request.createdAt} withTime />
        </Fact>
        <Fact label={words.language}>{languageInEnglish(language)}</Fact>
        <Fact label={words.description}>
          {description ? (
            <span className="whitespace-pre-line">{description}</span>
          ) : (
            <span className="text-muted">{words.noDescription}</span>
          )}
        </Fact>
      </dl>
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </>
  );
}
