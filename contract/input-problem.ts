/** Turns schema issues into sentences that say what to fix, because the schema library just says `Invalid input`. */

/** An issue of the schema library. */
export type InputIssue = {
  path: PropertyKey[];
  message: string;
  code?: string | undefined;
  expected?: unknown;
  values?: readonly unknown[];
  keys?: readonly string[];
  origin?: string;
  format?: string;
  minimum?: unknown;
  maximum?: unknown;
  inclusive?: boolean;
  pattern?: string;
  errors?: readonly (readonly InputIssue[])[];
  issues?: readonly InputIssue[];
};

/** The library's message if the schema defines none. */
const UNSTATED = 'Invalid input';
const MAX_VALUES = 20;

/** A sentence to show beside the field: `Must not be empty`. */
export function sentenceOf(issue: object, input: unknown): string {
  const fault = issue as InputIssue;
  if (fault.message !== UNSTATED) return fault.message;
  return isMissing(fault, input) ? 'Required' : describe(fault);
}

/** A sentence that names the field: `Invalid input: sources.0.url must not be empty`. Messages of the schema do not change. */
export function sentenceWithField(issue: object, input: unknown): string {
  const fault = issue as InputIssue;
  const sentence = sentenceOf(fault, input);
  if (fault.message !== UNSTATED || sentence === 'Required') return sentence;
  const field = fault.path.map(String).join('.');
  const isOfField = sentence.startsWith('Must');
  const rest = sentence.charAt(0).toLowerCase() + sentence.slice(1);
  if (isOfField) return `${UNSTATED}: ${field || 'it'} ${rest}`;
  return `${UNSTATED}: ${rest}${field && ` in ${field}`}`;
}

function isMissing({ path, code }: InputIssue, input: unknown): boolean {
  if (path.length === 0 || !['invalid_type', 'invalid_union', 'invalid_value'].includes(code ?? '')) return false;
  return path.reduce<unknown>((value, key) => (value as never)?.[key], input) === undefined;
}

function describe(fault: InputIssue): string {
  switch (fault.code) {
    case 'invalid_type':
      return `Must be ${kindOf(fault)}`;
    case 'invalid_value':
      return oneOf(fault.values ?? []);
    case 'invalid_union':
      return describeUnion(fault.errors ?? []);
    case 'too_small':
      return fault.origin === 'string' && fault.minimum === 1 ? 'Must not be empty' : `Must ${amount(fault, 'at least', fault.minimum)}`;
    case 'too_big':
      return `Must ${amount(fault, 'at most', fault.maximum)}`;
    case 'invalid_format':
      return fault.pattern ? `Must match ${fault.pattern.replace(/^\/|\/[a-z]*$/g, '')}` : `Must be a valid ${fault.format ?? 'text'}`;
    case 'unrecognized_keys':
      return `There is no field ${(fault.keys ?? []).map((key) => key.slice(0, 60)).join(', ')}`;
    case 'invalid_key':
    case 'invalid_element':
      return fault.issues?.[0] ? describe(fault.issues[0]) : 'Must have other entries';
    default:
      return 'Must have another value';
  }
}

const KINDS: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  file: 'a file',
  null: 'empty',
  undefined: 'absent',
  nan: 'no number',
};

function kindOf({ expected, format }: InputIssue): string {
  return KINDS[format ?? ''] ?? KINDS[String(expected)] ?? `of the kind ${String(expected)}`;
}

function amount({ origin, inclusive = true }: InputIssue, bound: string, limit: unknown): string {
  const count = Number(limit).toLocaleString('en-US');
  if (origin === 'string') return `be ${bound} ${count} characters`;
  if (origin === 'array' || origin === 'set' || origin === 'map') return `have ${bound} ${count} ${count === '1' ? 'entry' : 'entries'}`;
  if (origin === 'file') return `have ${bound} ${count} bytes`;
  return inclusive ? `be ${bound} ${count}` : `be ${bound === 'at least' ? 'above' : 'below'} ${count}`;
}

function oneOf(values: readonly unknown[]): string {
  const named = values.filter((value) => value !== '').map(String);
  const orEmpty = named.length < values.length ? ', or empty' : '';
  if (named.length === 0) return 'Must be empty';
  if (named.length === 1) return `Must be ${named[0]}${orEmpty}`;
  return named.length > MAX_VALUES ? 'Must be one of the values that are allowed' : `Must be one of: ${named.join(', ')}${orEmpty}`;
}

/** The issue of the branch that matched furthest, or a list of all accepted kinds. */
function describeUnion(branches: readonly (readonly InputIssue[])[]): string {
  const deep = branches.find(([first]) => first && (first.path.length > 0 || first.code !== 'invalid_type'));
  if (deep?.[0]) return deep[0].message === UNSTATED ? describe(deep[0]) : deep[0].message;
  const kinds = [...new Set(branches.flatMap(([first]) => (first ? [kindOf(first)] : [])))];
  return kinds.length > 0 ? `Must be ${kinds.join(' or ')}` : 'Must have another value';
}
