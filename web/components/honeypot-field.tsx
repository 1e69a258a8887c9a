import { HONEYPOT } from '../../contract/honeypot.ts';

/** Only programs fill in what people cannot see. */
export function HoneypotField() {
  return <input name={HONEYPOT} type="text" tabIndex={-1} autoComplete="off" aria-hidden="true" className="hidden" />;
}
