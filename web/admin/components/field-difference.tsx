import { htmlToText } from '../../../contract/html-text.ts';
import { schemeForm } from '../../../messages/admin/scheme-form.ts';
import { entriesInWords } from './rule-words.ts';

const { history: words } = schemeForm;

type FieldDifferenceProps = {
  name: string;
  /** The field's label. */
  label: string;
  /** Left out if there is no earlier value. */
  before?: string;
  value: string;
  /** Headings of the two sides; by default before and after. */
  sides?: { before: string; after: string };
};

/** One field before and after a change, side by side. */
export function FieldDifference({ name, label, before, value, sides = words }: FieldDifferenceProps) {
  return (
    <section className="border-t border-line pt-3">
      <h3 className="font-semibold">{label}</h3>
      <div className={`mt-1 grid gap-3 ${before === undefined ? '' : 'sm:grid-cols-2'}`}>
        {before !== undefined && <Text label={sides.before} value={textOf(name, before)} className="bg-brick-soft" />}
        <Text label={sides.after} value={textOf(name, value)} className="bg-leaf-soft" />
      </div>
    </section>
  );
}

/** HTML without tags, and JSON lists as readable text. */
function textOf(name: string, value: string): string {
  if (value.startsWith('[')) return entriesInWords(name, parsed(value)) ?? value;
  return value.includes('<') ? htmlToText(value) : value;
}

/** Null for truncated JSON. */
function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

function Text({ label, value, className }: { label: string; value: string; className: string }) {
  return (
    <div className="min-w-0">
      <p className="text-sm text-muted">{label}</p>
      <p className={`rounded-lg p-3 text-sm whitespace-pre-wrap wrap-anywhere ${className}`}>{value || words.blank}</p>
    </div>
  );
}
