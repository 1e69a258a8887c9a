/** Schemes of which one gets only one. Their rules say so, of either or of both. */
import type { Line } from './evaluate.ts';
import type { Rule } from './rules.ts';

type Ruled = { slug: string; lines: readonly Line[] };

/** The slugs each scheme excludes or is excluded by, of those given; only schemes that have such are in it. */
export function rivalsOf(schemes: readonly Ruled[]): Map<string, string[]> {
  const slugs = new Set(schemes.map(({ slug }) => slug));
  const rivals = new Map<string, Set<string>>();
  const add = (one: string, other: string) => rivals.set(one, (rivals.get(one) ?? new Set()).add(other));
  for (const { slug, lines } of schemes) {
    for (const other of lines.flatMap(excludedBy)) {
      if (other === slug || !slugs.has(other)) continue;
      add(slug, other);
      add(other, slug);
    }
  }
  return new Map([...rivals].map(([slug, others]) => [slug, [...others]]));
}

/** What somebody must not receive for a line to be met. Alternatives and unclear lines exclude nobody for certain. */
function excludedBy({ rule, unclear, oneOf }: Line): string[] {
  return rule && !unclear && oneOf === undefined ? mustNotReceive(rule) : [];
}

function mustNotReceive(rule: Rule): string[] {
  if ('all' in rule) return rule.all.flatMap(mustNotReceive);
  return 'not' in rule ? receivedIn(rule.not) : [];
}

/** Slugs each of which alone would meet the rule. */
function receivedIn(rule: Rule): string[] {
  if ('any' in rule) return rule.any.flatMap(receivedIn);
  const facts = Object.keys(rule);
  if (facts.length > 1 || !('alreadyReceives' in rule)) return [];
  return [rule.alreadyReceives as string | string[]].flat();
}
