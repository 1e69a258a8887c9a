import { controls } from '../../../messages/admin/controls.ts';
import { formatDay } from '../../language/language.tsx';

const CLOCK = new Intl.DateTimeFormat('en-US', { timeZone: 'Asia/Kolkata', hour: 'numeric', minute: '2-digit' });

type DateTextProps = { iso: string | null | undefined /** Adds the time in India. */; withTime?: boolean };

/** A date as `Jan 5, 2025`, or `Not available`. */
export function DateText({ iso, withTime = false }: DateTextProps) {
  const day = formatDay('en', iso);
  if (!iso || day === null) return <span className="text-muted">{controls.notAvailable}</span>;
  return (
    <time dateTime={iso} className="whitespace-nowrap">
      {day}
      {withTime && `, ${CLOCK.format(new Date(iso))}`}
    </time>
  );
}
