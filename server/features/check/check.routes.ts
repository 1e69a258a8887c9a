/** The eligibility check for clients that cannot run it themselves, and the rules for those that can. Answers are neither stored nor logged. */
import {
  type CheckedScheme,
  checkSchemes,
  listCheckParts,
  readCheckFacts,
  readCheckRules,
  readCheckSheets,
  readCheckTexts,
  readUnruledSchemes,
} from '../../../contract/check.endpoints.ts';
import { explainScheme, listOf } from '../../../contract/eligibility/explain.ts';
import { FACT_NAMES, FACTS, type Fact, type Facts } from '../../../contract/eligibility/facts.ts';
import { resultsOf } from '../../../contract/eligibility/results.ts';
import { rivalsOf } from '../../../contract/eligibility/rivals.ts';
import type { Language } from '../../../contract/languages.ts';
import { isPast, today } from '../../../contract/today.ts';
import type { CheckMessages } from '../../../messages/en/check.ts';
import { MESSAGES } from '../../../messages/every-language.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../platform/api/problem.ts';
import { type Route, route } from '../../platform/api/route.ts';
import { type CheckFile, checkParts } from './check-parts.ts';
import { type CheckedRecord, checkedRecord, linesOf } from './checked-record.ts';

export function checkRoutes(deps: Deps): Route[] {
  const catalogue = () => deps.catalogue.current;
  const day = () => today(deps.now());
  const partsIn = (lang: Language) => checkParts(catalogue(), lang, day());
  const fileOf = <K extends keyof CheckFile>(part: string, lang: Language): CheckFile[K] => {
    const file = partsIn(lang).files.get(part);
    if (!file) throw notFound('These rules have changed');
    return file as CheckFile[K];
  };

  return [
    route(checkSchemes, ({ facts, lang }) => {
      const records = catalogue().schemes.map((record) => checkedRecord(record, lang));
      const names = new Map(records.map(({ slug, name }) => [slug, name]));
      const words = MESSAGES[lang].check;
      const nameOf = (slug: string) => names.get(slug) ?? slug;
      const open = records.filter((record) => !isPast(record.closesOn, day()));
      const ruled = open.filter(({ hasRules }) => hasRules).map((record) => ({ record, slug: record.slug, lines: linesOf(record) }));
      const { yes, open: perhaps, no } = resultsOf(ruled, facts);
      const rivals = rivalsOf(yes);
      const unruled = open.filter(({ hasRules }) => !hasRules);
      const sorted = [...[...yes, ...perhaps].map(({ record }) => record), ...unruled, ...no.map(({ record }) => record)];
      return {
        results: sorted.map((record) => ({
          ...check(record, facts, words, nameOf),
          rivals: (rivals.get(record.slug) ?? []).map(nameOf),
        })),
      };
    }),
    route(readCheckFacts, ({ lang }) => FACT_NAMES.map((name) => describe(name, MESSAGES[lang].check))),
    route(listCheckParts, ({ lang }) => {
      const { parts, receivable } = partsIn(lang);
      return { parts, receivable };
    }),
    route(readCheckRules, ({ part, lang }) => fileOf<'rules'>(part, lang)),
    route(readCheckTexts, ({ part, lang }) => fileOf<'texts'>(part, lang)),
    route(readCheckSheets, ({ part, lang }) => fileOf<'sheets'>(part, lang)),
    route(readUnruledSchemes, ({ part, lang }) => fileOf<'unruled'>(part, lang)),
  ];
}

function check(
  record: CheckedRecord,
  facts: Facts,
  { reasons, forStates }: CheckMessages,
  nameOf: (slug: string) => string,
): Omit<CheckedScheme, 'rivals'> {
  const { id, slug, name, benefit, firstStep, categories, states, hasRules } = record;
  const { lines, ...explained } = explainScheme(linesOf(record), facts, reasons, nameOf);
  const ofStates = listOf(
    states.map((state) => reasons.values.state[state] ?? state),
    reasons.locale,
    'disjunction',
  );
  const texts = [...(states.length > 0 ? [forStates(ofStates)] : []), ...record.lines.map(({ text }) => text)];
  return {
    id,
    slug,
    name,
    benefit,
    firstStep,
    categories,
    hasRules,
    ...explained,
    // Without rules the verdict is open, even if the state does not match.
    ...(!hasRules && { verdict: 'open' as const, because: [reasons.read], change: [], needs: [], judged: 0 }),
    lines: texts.map((text, index) => ({ text, ...(lines[index] ?? { verdict: 'open', reason: '' }) })),
  };
}

function describe(name: (typeof FACT_NAMES)[number], { reasons }: CheckMessages) {
  const fact: Fact = FACTS[name];
  const labels = (reasons.values as Record<string, Record<string, string>>)[name] ?? {};
  return {
    name,
    kind: fact.kind,
    label: reasons.names[name],
    ...('values' in fact && { values: fact.values.map((value) => ({ value, label: labels[value] ?? value })) }),
    ...('isOrdered' in fact && { isOrdered: true }),
    ...(fact.kind === 'number' && { units: { ...fact.units }, least: fact.least, most: fact.most }),
  };
}
