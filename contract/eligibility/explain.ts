/** Explains in sentences why a line is met or not, which answer would settle it, and what would have to change. */
import { type Change, changesOf } from './changes.ts';
import { decidingLines, evaluateScheme, type Line, type Outcome, type Reason, type SchemeOutcome, type Verdict } from './evaluate.ts';
import type { UnitName, ValueWords } from './fact-words.ts';
import { type Child, FACTS, type Fact, type FactName, type Facts, NOT_APPLICABLE } from './facts.ts';
import { withImplied } from './implied.ts';
import type { ChildrenCondition, Condition, Range } from './rules.ts';

/** The sentences of a language, from `messages/<language>/check.ts`. */
export type ReasonWords = {
  locale: string;
  /** Names of facts, as in "we need to know …". */
  names: Record<FactName, string>;
  /** Phrases for the values of each fact. */
  values: ValueWords;
  /** Formats a number with its unit, by unit. */
  units: Readonly<Record<UnitName, (number: string) => string>>;
  between: (least: string, most: string) => string;
  atLeast: (least: string) => string;
  atMost: (most: string) => string;
  over: (bound: string) => string;
  under: (bound: string) => string;
  nothing: string;
  /** Used instead of zero, such as "0 hectares". */
  noneOf: Readonly<Partial<Record<FactName, string>>>;
  not: (condition: string) => string;
  children: (age: string, sex: string) => string;
  child: (age: string, sex: string) => string;
  noChildren: string;
  noClass: string;
  anyChildren: Record<'female' | 'male' | 'other' | 'any', string>;
  oneChild: Record<'female' | 'male' | 'other' | 'any', string>;
  howMany: (children: string, count: string) => string;
  youSaid: (value: string, condition: string) => string;
  follows: (value: string, condition: string) => string;
  /** All facts that match. */
  fits: (values: string) => string;
  need: (facts: string) => string;
  everybody: string;
  judged: string;
  unclear: (reason: string) => string;
  read: string;
  changes: {
    age: (age: string, years: number) => string;
    class: (schoolClass: string) => string;
    education: (passed: string) => string;
    course: (course: string) => string;
    bankAccount: string;
    bpl: string;
    rationCard: (card: string) => string;
  };
};

export type Explained = { verdict: Verdict; reason: string };

export type ExplainedScheme = {
  verdict: Verdict;
  lines: Explained[];
  /** Facts that can change the verdict. */
  needs: FactName[];
  /** Number of conditions that only a person or an office can judge. */
  judged: number;
  /** Reasons of the deciding lines, or all matching facts. */
  because: string[];
  /** For a no that can change: the necessary changes. */
  change: string[];
};

/** @param nameOf returns the name of a scheme by its slug */
export function explainScheme(
  lines: readonly Line[],
  entered: Facts,
  words: ReasonWords,
  nameOf: (slug: string) => string = (slug) => slug,
): ExplainedScheme {
  const facts = withImplied(entered);
  const outcome = evaluateScheme(lines, facts);
  const explain = (line: Line, of: Outcome) => reasonOf(line, of, { entered, facts, words, nameOf });
  const explained = outcome.lines.map((of, index) => ({ verdict: of.verdict, reason: explain(lines[index] as Line, of) }));
  const places = decidingLines(lines, outcome);
  // Show only lines that an answer can settle, if there are any: other open lines beside them would read like a refusal.
  const asking = places.filter((index) => outcome.lines[index]?.reasons.some(({ fact }) => facts[fact] === undefined));
  const deciding = (asking.length > 0 ? asking : places).map((index) => explained[index]?.reason ?? '');
  const because = outcome.verdict === 'yes' ? fitting(outcome, { entered, facts, words, nameOf }) : deciding;
  return {
    verdict: outcome.verdict,
    lines: explained,
    needs: outcome.needs,
    judged: outcome.judged,
    because: [...new Set(because)],
    change: outcome.verdict === 'no' ? changesOf(lines, outcome, facts).map((change) => tellChange(change, facts, words)) : [],
  };
}

type Telling = { entered: Facts; facts: Facts; words: ReasonWords; nameOf: (slug: string) => string };

/** The matching facts in one sentence; empty for a scheme for everybody. */
function fitting(outcome: SchemeOutcome, telling: Telling): string[] {
  const { words, entered } = telling;
  const facts = outcome.lines.flatMap(({ verdict, reasons }) => (verdict === 'yes' ? reasons.map(({ fact }) => fact) : []));
  const isNothing = (fact: FactName) => fact === 'alreadyReceives' && entered[fact]?.length === 0;
  const values = [...new Set(facts)]
    .filter((fact) => entered[fact] !== undefined && !isNothing(fact))
    .map((fact) => valueText(fact, entered[fact], telling));
  return values.length > 0 ? [words.fits(values.join(', '))] : [];
}

const MAX_REASONS = 3;

function reasonOf({ rule, judged, unclear }: Line, { verdict, reasons }: Outcome, telling: Telling): string {
  const { words, facts } = telling;
  if (!rule) return judged ? words.judged : words.read;
  if (reasons.length === 0) return words.everybody;
  const missing = [...new Set(reasons.map(({ fact }) => fact).filter((fact) => facts[fact] === undefined))];
  if (verdict === 'open' && missing.length > 0)
    return words.need(
      listOf(
        missing.map((fact) => words.names[fact]),
        words.locale,
        'conjunction',
      ),
    );
  const entered = [...Map.groupBy(reasons, ({ fact }) => fact).values()]
    .slice(0, MAX_REASONS)
    .map((same) => sentence(same, verdict, telling));
  return unclear && verdict === 'open' ? words.unclear(entered.join(' ')) : entered.join(' ');
}

/** A sentence that compares a fact with all conditions of the line on it. */
function sentence(reasons: Reason[], verdict: Verdict, telling: Telling): string {
  const { words, facts, entered } = telling;
  const { fact } = reasons[0] as Reason;
  const unit = (reasons.find(({ condition }) => unitOf(condition))?.condition as Range | undefined)?.unit;
  const conditions = reasons.map(({ condition, isNegated }) => {
    const text = conditionText(fact, condition, telling);
    return isNegated ? words.not(text) : text;
  });
  const joined = listOf([...new Set(conditions)], words.locale, verdict === 'yes' ? 'conjunction' : 'disjunction');
  const value = valueText(fact, facts[fact], telling, unit);
  return entered[fact] === undefined ? words.follows(value, joined) : words.youSaid(value, joined);
}

const unitOf = (condition: Condition): string | undefined =>
  typeof condition === 'object' && 'unit' in condition ? condition.unit : undefined;

/** Cached, because creating one takes a phone longer than explaining a scheme. */
const listFormats = new Map<string, Intl.ListFormat>();
const figureFormat = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

export function listOf(parts: string[], locale: string, type: 'conjunction' | 'disjunction'): string {
  const [only] = parts;
  if (only !== undefined && parts.length === 1) return only;
  const key = `${locale} ${type}`;
  const format = listFormats.get(key) ?? new Intl.ListFormat(locale, { type, style: 'long' });
  listFormats.set(key, format);
  return format.format(parts);
}

/** A value as a phrase: `34`, `₹1,20,000 a year`, `farmer and tenant farmer`. */
export function valueText(name: FactName, value: unknown, telling: Pick<Telling, 'words' | 'nameOf'>, unit?: string): string {
  const { words, nameOf } = telling;
  const fact: Fact = FACTS[name];
  switch (fact.kind) {
    case 'number':
      if (value === NOT_APPLICABLE) return words.noClass;
      if (value === 0 && words.noneOf[name]) return words.noneOf[name];
      return numberText(fact, Number(value) / (fact.units[unit ?? ''] ?? 1), words, unit);
    case 'children': {
      const children = value as Child[];
      if (children.length === 0) return words.noChildren;
      const each = children.map(({ age, sex }) => words.child(numberText(FACTS.age, age, words), words.oneChild[sex ?? 'any']));
      return listOf(each, words.locale, 'conjunction');
    }
    case 'schemes':
      if ((value as string[]).length === 0) return words.noneOf[name] ?? words.nothing;
      return listTexts((value as string[]).map(nameOf), words, 'conjunction');
    default:
      return listTexts(
        [value].flat().map((one) => labelOf(name, one, words)),
        words,
        'conjunction',
      );
  }
}

function listTexts(texts: string[], words: ReasonWords, type: 'conjunction' | 'disjunction'): string {
  return texts.length === 0 ? words.nothing : listOf(texts, words.locale, type);
}

/** The words for the values of a fact; empty for numbers, children and schemes. */
export const wordsOfValues = ({ values }: Pick<ReasonWords, 'values'>, name: FactName): Readonly<Record<string, string>> =>
  (values as Partial<Record<FactName, Readonly<Record<string, string>>>>)[name] ?? {};

const labelOf = (name: FactName, value: unknown, words: ReasonWords) => wordsOfValues(words, name)[String(value)] ?? String(value);

type NumberFact = Extract<Fact, { kind: 'number' }>;

/** Uses Indian grouping and Latin digits. */
const figures = (number: number | string) => figureFormat.format(Number(number));

function withUnit(fact: NumberFact, words: ReasonWords, unit = Object.keys(fact.units)[0] ?? ''): (entered: string) => string {
  // Money needs its own units: "a year", not "years".
  return words.units[(fact === FACTS.incomeYear ? `rupees-${unit}` : unit) as UnitName] ?? String;
}

const numberText = (fact: NumberFact, number: number, words: ReasonWords, unit?: string) => withUnit(fact, words, unit)(figures(number));

/** The condition of a rule as a phrase: `18 to 40 years`, `SC or ST`. */
export function conditionText(name: FactName, condition: Condition, telling: Pick<Telling, 'words' | 'nameOf'>): string {
  const { words, nameOf } = telling;
  const fact: Fact = FACTS[name];
  if (fact.kind === 'children') return childrenText(condition as ChildrenCondition, words);
  if (typeof condition === 'object' && !Array.isArray(condition)) {
    const range = condition as Range;
    if (range.max === 0 && words.noneOf[name]) return words.noneOf[name];
    const text: BoundText =
      fact.kind === 'number'
        ? { entered: figures, withUnit: withUnit(fact, words, range.unit) }
        : { entered: (bound) => labelOf(name, bound, words), withUnit: String };
    return rangeText(range, text, words);
  }
  const values = [condition].flat();
  return listTexts(
    values.map((value) => (fact.kind === 'schemes' ? nameOf(String(value)) : labelOf(name, value, words))),
    words,
    'disjunction',
  );
}

/** `entered` formats a bound without its unit, `withUnit` adds the unit. */
type BoundText = { entered: (bound: number | string) => string; withUnit: (entered: string) => string };

function rangeText({ min, max, over, under }: Range, { entered, withUnit }: BoundText, words: ReasonWords): string {
  if (min !== undefined && max !== undefined) return withUnit(min === max ? entered(min) : words.between(entered(min), entered(max)));
  const text = (bound: number | string) => withUnit(entered(bound));
  const parts = [
    min !== undefined && words.atLeast(text(min)),
    over !== undefined && words.over(text(over)),
    max !== undefined && words.atMost(text(max)),
    under !== undefined && words.under(text(under)),
  ].filter((part) => part !== false);
  return listOf(parts, words.locale, 'conjunction');
}

function childrenText({ age, sex, count }: ChildrenCondition, words: ReasonWords): string {
  const ages = age ? rangeText(age, { entered: figures, withUnit: withUnit(FACTS.age, words) }, words) : '';
  const children = words.children(ages, words.anyChildren[sex ?? 'any']);
  return count ? words.howMany(children, rangeText(count, { entered: String, withUnit: String }, words)) : children;
}

function tellChange({ fact, wanted }: Change, { age = 0 }: Facts, words: ReasonWords): string {
  const { changes } = words;
  const [first] = wanted;
  const labels = () =>
    listTexts(
      wanted.map((value) => labelOf(fact, value, words)),
      words,
      'disjunction',
    );
  switch (fact) {
    case 'age':
      return changes.age(numberText(FACTS.age, Number(first), words), Number(first) - age);
    case 'class':
      return changes.class(numberText(FACTS.class, Number(first), words));
    case 'bankAccount':
    case 'bpl':
      return changes[fact];
    case 'education':
    case 'course':
    case 'rationCard':
      return changes[fact](labels());
    default:
      return '';
  }
}
