import { HONEYPOT } from '../../contract/honeypot.ts';

/** Only bots fill in hidden fields. */
export function HoneypotField() {
  return <input name={HONEYPOT} type="text" tabIndex={-1} autoComplete="off" aria-hidden="true" className="hidden" />;
}
