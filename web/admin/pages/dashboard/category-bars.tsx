import { dashboard as words } from '../../../../messages/admin/dashboard.ts';
import { CountTable } from './count-table.tsx';
import { countByCategory, type ListedScheme } from './dashboard-numbers.ts';
import { NoData } from './panel.tsx';

/** One bar per category. Names and counts are text; the bars are decorative. */
export function CategoryBars({ schemes }: { schemes: readonly ListedScheme[] }) {
  const counts = countByCategory(schemes);
  if (counts.length === 0) return <NoData text={words.noData} />;
  const most = Math.max(...counts.map(({ count }) => count));
  return (
    <>
      <ul className="flex flex-col gap-2">
        {counts.map(({ label, count }) => (
          <li key={label}>
            <p className="flex justify-between gap-3 text-sm">
              <span>{label}</span> <span className="font-semibold">{count}</span>
            </p>
            <div aria-hidden="true" className="h-3 rounded-full bg-sand">
              <div className="h-full min-w-2 rounded-full bg-peacock" style={{ width: `${(count / most) * 100}%` }} />
            </div>
          </li>
        ))}
      </ul>
      <CountTable caption={words.distributionTable} name={words.category} unit={words.schemes} counts={counts} />
    </>
  );
}
