import { dashboard as words } from '../../../../messages/admin/dashboard.ts';
import type { Count } from './dashboard-numbers.ts';

type CountTableProps = { caption: string; name: string; unit: string; counts: readonly Count[] };

/** The data behind a chart, as a table for screen readers. */
export function CountTable({ caption, name, unit, counts }: CountTableProps) {
  return (
    <details className="mt-3">
      <summary className="min-h-11 cursor-pointer py-2 font-medium text-peacock">{words.asTable}</summary>
      <table className="w-full text-left">
        <caption className="sr-only">{caption}</caption>
        <thead className="text-sm text-muted">
          <tr>
            <th scope="col" className="py-1">
              {name}
            </th>
            <th scope="col" className="py-1 text-right">
              {unit}
            </th>
          </tr>
        </thead>
        <tbody>
          {counts.map(({ label, count }) => (
            <tr key={label} className="border-t border-line">
              <th scope="row" className="py-1 font-normal">
                {label}
              </th>
              <td className="py-1 text-right">{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
