import type { ReactNode } from 'react';
import { controls } from '../../../../messages/admin/controls.ts';
import { dashboard as words } from '../../../../messages/admin/dashboard.ts';
import { DateText } from '../../components/date-text.tsx';
import { countDistinct, type ListedScheme } from './dashboard-numbers.ts';

type StatCardsProps = {
  schemes: readonly ListedScheme[] | undefined;
  pending: number | undefined /** What could not be fetched. */;
  isUnknown: { schemes: boolean; requests: boolean };
};

/** The four counts. Unknown ones keep their place. */
export function StatCards({ schemes, pending, isUnknown }: StatCardsProps) {
  const drafts = schemes?.filter(({ status }) => status === 'draft').length ?? 0;
  const categories = countDistinct(schemes?.map(({ category_name }) => category_name) ?? []);
  const first = schemes?.[0];
  return (
    <dl className="mb-6 grid grid-cols-2 gap-3 xl:grid-cols-4">
      <Stat
        label={words.totalSchemes}
        value={schemes?.length}
        isUnknown={isUnknown.schemes}
        remarks={[drafts > 0 && words.drafts(drafts)]}
      />
      <Stat label={words.pendingRequests} value={pending} isUnknown={isUnknown.requests} remarks={[words.awaitingReview]} />
      <Stat
        label={words.categories}
        value={schemes && countDistinct(schemes.map(({ name }) => name))}
        isUnknown={isUnknown.schemes}
        remarks={[words.activeCategories, schemes && words.across(categories)]}
      />
      <Stat
        label={words.lastUpdated}
        value={schemes && (first ? <DateText iso={first.createdOn} /> : words.noUpdates)}
        isUnknown={isUnknown.schemes}
      />
    </dl>
  );
}

type StatProps = { label: string; value: ReactNode; isUnknown: boolean; remarks?: (string | false | undefined)[] };

function Stat({ label, value, isUnknown, remarks = [] }: StatProps) {
  return (
    <div className="card min-w-0 p-4">
      <dt className="text-sm font-semibold text-muted">{label}</dt>
      <dd className="font-display text-xl leading-tight font-bold text-peacock-dark sm:text-3xl">
        {value ?? (isUnknown ? controls.notAvailable : <span className="skeleton inline-block h-7 w-16 align-middle" />)}
      </dd>
      {remarks.filter(Boolean).map((remark) => (
        <dd key={String(remark)} className="text-sm text-muted">
          {remark}
        </dd>
      ))}
    </div>
  );
}
