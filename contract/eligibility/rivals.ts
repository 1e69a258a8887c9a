/** Finds schemes that exclude each other, from the rules of either. */
import type { Line } from './evaluate.ts';
import type { Rule } from './rules.ts';

type Ruled = { slug: string; lines: readonly Line[] };

/** For each scheme with rivals, the slugs among those given that it excludes or is excluded by. */
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

/** Slugs that a line excludes. None for alternatives and unclear lines, which do not exclude with certainty. */
function excludedBy({ rule, unclear, oneOf }: Line): string[] {
  return rule && !unclear && oneOf === undefined ? mustNotReceive(rule) : [];
}

function mustNotReceive(rule: Rule): string[] {
  if ('all' in rule) return rule.all.flatMap(mustNotReceive);
  return 'not' in rule ? receivedIn(rule.not) : [];
}

/** Slugs that would each meet the rule alone. */
function receivedIn(rule: Rule): string[] {
  if ('any' in rule) return rule.any.flatMap(receivedIn);
  const facts = Object.keys(rule);
  if (facts.length > 1 || !('alreadyReceives' in rule)) return [];
  return [rule.alreadyReceives as string | string[]].flat();
}
