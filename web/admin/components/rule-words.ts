/** Rules, example people and linked documents as readable text: in the history, in conflicts, and where the form cannot show a part. */
import type { ExamplePerson, SchemeCondition } from '../../../contract/eligibility/conditions.ts';
import { conditionText, valueText } from '../../../contract/eligibility/explain.ts';
import type { FactName, Facts } from '../../../contract/eligibility/facts.ts';
import type { Condition, Rule } from '../../../contract/eligibility/rules.ts';
import { rules } from '../../../messages/admin/rules.ts';
import { check } from '../../../messages/en/check.ts';
import { documentLineInWords } from './documents/document-words.ts';

const { said: words } = rules;
const FACT_LABELS: Record<FactName, string> = rules.facts;
const TELLING = { words: check.reasons, nameOf: (slug: string) => slug };

export function ruleInWords(rule: Rule): string {
  return partsInWords(rule).text;
}

type Said = { text: string /** Has several parts, so it needs brackets within another rule. */; isJoined: boolean };

function partsInWords(rule: Rule): Said {
  if ('all' in rule) return joined(rule.all.map(partsInWords), words.and);
  if ('any' in rule) return joined(rule.any.map(partsInWords), words.or);
  if ('not' in rule) return { text: words.not(bracketed(partsInWords(rule.not))), isJoined: false };
  const facts = Object.entries(rule) as [FactName, Condition][];
  if (facts.length === 0) return { text: words.everybody, isJoined: false };
  const says = ([fact, condition]: [FactName, Condition]) => words.fact(FACT_LABELS[fact], conditionText(fact, condition, TELLING));
  return joined(
    facts.map((one) => ({ text: says(one), isJoined: false })),
    words.and,
  );
}

const bracketed = ({ text, isJoined }: Said) => (isJoined ? words.joined(text) : text);

function joined(parts: Said[], join: string): Said {
  const [first] = parts;
  return parts.length === 1 && first ? first : { text: parts.map(bracketed).join(join), isJoined: true };
}

export function factsInWords(facts: Facts): string {
  const entered = Object.entries(facts) as [FactName, unknown][];
  return entered.map(([fact, value]) => words.fact(FACT_LABELS[fact], valueText(fact, value, TELLING))).join(', ');
}

const WORDS_OF: Record<string, (entry: never) => string> = {
  papers: documentLineInWords,
  conditions: ({ text, rule, unclear, oneOf }: SchemeCondition) =>
    words.condition(
      text,
      [rule ? ruleInWords(rule) : words.judged, unclear && words.unclear, oneOf && words.alternatives(oneOf)].filter(Boolean).join(', '),
    ),
  examples: ({ who, verdict, facts }: ExamplePerson) => words.example(who, rules.tryOut.verdicts[verdict], factsInWords(facts)),
};

/** Rules, people or documents as text, one per line; null for other fields and for incomplete input. */
export function entriesInWords(field: string, entries: unknown): string | null {
  const wordsOf = Object.hasOwn(WORDS_OF, field) ? WORDS_OF[field] : undefined;
  if (!wordsOf || !Array.isArray(entries)) return null;
  try {
    return entries.map((entry) => wordsOf(entry as never)).join('\n');
  } catch {
    return null;
  }
}
