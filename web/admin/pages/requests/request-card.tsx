import { categoryLabel } from '../../../../contract/categories.ts';
import type { AdminRequest } from '../../../../contract/requests.endpoints.ts';
import { requests as words } from '../../../../messages/admin/requests.ts';
import { DateText } from '../../components/date-text.tsx';
import { StatusBadge } from './status-badge.tsx';

/** The request, its author and date. The whole card opens the details; offscreen cards are not rendered (`content-visibility`). */
export function RequestCard({ request, onOpen }: { request: AdminRequest; onOpen: () => void }) {
  const { reference, name, email, description, urgency, askedBy, schemeId, schemeName } = request;
  return (
    <article className="card relative flex h-full flex-col gap-2 [contain-intrinsic-size:auto_13rem] [content-visibility:auto] hover:border-peacock">
      <div className="flex flex-wrap items-center gap-2">
        <StatusBadge status={request.status} />
        <span className="text-sm text-muted">{reference}</span>
        {urgency && <span className={`badge ${URGENCY_LOOKS[urgency] ?? ''}`}>{words.urgencyOf(words.urgencies[urgency] ?? urgency)}</span>}
      </div>
      <h2 className="subheading wrap-anywhere">
        <button type="button" onClick={onOpen} className="cursor-pointer text-left after:absolute after:inset-0 after:rounded-xl">
          {name}
        </button>
      </h2>
      {description && <p className="line-clamp-2 wrap-anywhere text-muted">{description}</p>}
      <p className="mt-auto text-sm wrap-anywhere">{email}</p>
      <p className="flex flex-wrap justify-between gap-x-3 text-sm text-muted">
        <span>{request.category_name ? categoryLabel(request.category_name) : words.noCategory}</span>
        <DateText iso={request.createdAt} />
      </p>
      {askedBy > 1 && <p className="text-sm font-semibold text-marigold-dark">{words.askedBy(askedBy)}</p>}
      {schemeId != null && <p className="text-sm wrap-anywhere">{words.linkedTo(schemeName)}</p>}
    </article>
  );
}

const URGENCY_LOOKS: Partial<Record<AdminRequest['urgency'], string>> = {
  low: 'bg-sand text-ink',
  medium: 'bg-sand text-ink',
  high: 'bg-marigold-soft text-marigold-dark',
  critical: 'bg-brick-soft text-brick',
};
