import { useEffect, useState } from 'react';
import { recordForm } from '../../../../messages/admin/record-form.ts';
import type { Kept } from './use-drafts.ts';

const { kept: words } = recordForm;
const TICK_MS = 5000;

/** Says where and when the draft was last stored. Not announced to screen readers, because it changes constantly. */
export function DraftSavedLine({ kept }: { kept: Kept }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const last = Math.max(kept.device?.getTime() ?? 0, kept.server?.getTime() ?? 0);
  // Nothing is stored until shortly after the first keystroke.
  if (last === 0) return null;
  const when = age(Math.max(now, Date.now()) - last);
  return <span>{kept.server ? words.server(when) : words.onlyDevice(when)}</span>;
}

function age(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  if (seconds < 5) return words.justNow;
  return seconds < 60 ? words.seconds(seconds) : words.minutes(Math.floor(seconds / 60));
}
