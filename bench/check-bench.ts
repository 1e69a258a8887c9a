/**
 * `npm run bench:check`: cost of the check for visitors, with the shipped schemes and the example people in their files: size of the
 * rules, number of questions, and time to evaluate five hundred schemes.
 */
import { brotliCompressSync, constants } from 'node:zlib';
import { readSchemes } from '../content/read-content.ts';
import { promises, readPeople } from '../content/read-people.ts';
import type { SchemeFile } from '../content/scheme-file.ts';
import { evaluateScheme, type Line, schemeVerdict, withStates } from '../contract/eligibility/evaluate.ts';
import type { FactName, Facts } from '../contract/eligibility/facts.ts';
import { withImplied } from '../contract/eligibility/implied.ts';
import { nextQuestion, openQuestions, type QuestionName } from '../contract/eligibility/questions.ts';
import { today } from '../contract/today.ts';
import { type CheckFile, partsOf } from '../server/features/check/check-parts.ts';
import type { CheckedRecord } from '../server/features/check/checked-record.ts';
import { writeFigures } from './write-figures.ts';

const SCHEMES = 500;
/** Rough factor by which a cheap phone is slower than this machine. */
const PHONE = 6;

const files = readSchemes();
const isRuled = ({ en }: SchemeFile) => en.eligibility.some((line) => 'rule' in line || 'judged' in line);
const ruled = files.filter(isRuled);
const lines = files.flatMap(({ en }) => en.eligibility);
const withRule = lines.filter((line) => 'rule' in line).length;
const judged = lines.filter((line) => 'judged' in line).length;
console.log(
  `${files.length} schemes, ${ruled.length} of them with rules; of ${lines.length} lines ${share(withRule)} have a rule, ${share(judged)} a person must judge`,
);

function share(count: number): string {
  return `${((100 * count) / lines.length).toFixed(1)} %`;
}

/** Kilobytes as sent by the server. */
const compressed = (file: unknown) =>
  brotliCompressSync(JSON.stringify(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length / 1000;

function record(file: SchemeFile, language: 'en' | 'hi'): CheckedRecord {
  const texts = language === 'en' ? file.en : (file.translations[language] ?? file.en);
  const name = language === 'en' ? file.name : (file.translations[language]?.name ?? file.name);
  return {
    id: file.id,
    slug: file.slug,
    categories: file.categories,
    states: file.states,
    name,
    benefit: texts.benefits.find((line) => line.includes('₹')) ?? texts.summary,
    firstStep: texts.steps[0]?.title ?? '',
    lines: file.en.eligibility,
    documents: texts.documents.map((line) => (typeof line === 'string' ? line : line.text)),
    steps: texts.steps.map(({ title }) => title),
    hasRules: isRuled(file),
    closesOn: file.closesOn ?? null,
  };
}

const day = today(new Date());
let sizes = '';
console.log('\nFiles of rules and texts (Brotli, kB):');
for (const [title, wholeUpTo] of [
  ['one of everything', Number.POSITIVE_INFINITY],
  ['parted by state', 0],
] as const) {
  const english = partsOf(
    files.map((file) => record(file, 'en')),
    day,
    wholeUpTo,
  );
  const hindi = partsOf(
    files.map((file) => record(file, 'hi')),
    day,
    wholeUpTo,
  );
  const size = (made: typeof english, hash: string) =>
    compressed(made.files.get(hash) as CheckFile[keyof CheckFile])
      .toFixed(1)
      .padStart(5);
  if (wholeUpTo > 0)
    sizes = `${size(english, english.parts[0]?.rules ?? '').trim()} kB; ${size(hindi, hindi.parts[0]?.texts ?? '').trim()} kB`;
  console.log(`  ${title}`);
  for (const [index, part] of english.parts.entries()) {
    const other = hindi.parts[index];
    console.log(
      `    ${(part.state ?? 'for everybody').padEnd(24)} ${String(part.schemes).padStart(4)} schemes  rules ${size(english, part.rules)}  texts ${size(english, part.texts)} (Hindi ${size(hindi, other?.texts ?? '')})`,
    );
  }
}

/** Answers for facts that an example person's file omits. */
const USUAL: Facts = {
  age: 35,
  sex: 'female',
  state: 'Uttar Pradesh',
  area: 'village',
  category: 'OBC',
  minority: false,
  incomeYear: 120_000,
  rationCard: 'PHH',
  bpl: true,
  work: ['farm-labourer'],
  landHectares: 0.5,
  education: 'class8',
  class: 9,
  course: 'none',
  disabilityPercent: 0,
  marital: 'married',
  pregnant: false,
  children: [
    { age: 12, sex: 'female' },
    { age: 8, sex: 'male' },
  ],
  house: 'kutcha',
  bankAccount: true,
  incomeTaxPayer: false,
  governmentJobInFamily: false,
  governmentPension: false,
  constitutionalPost: false,
  illness: ['none'],
  alreadyReceives: [],
};

const people = ruled.flatMap(({ examples = [] }) => examples.filter(({ verdict }) => verdict === 'yes').map(({ facts }) => facts));
const all = ruled.map(({ states, en }): Line[] => withStates(states, en.eligibility));

const asked: number[] = [];
const nearly: number[] = [];
const findings: number[] = [];
for (const person of people) {
  let entered: Facts = {};
  const passed = new Set<QuestionName>();
  const open: number[] = [];
  for (;;) {
    const begun = performance.now();
    const question = nextQuestion(all, entered, passed);
    findings.push(performance.now() - begun);
    open.push(all.filter((scheme) => evaluateScheme(scheme, withImplied(entered)).needs.length > 0).length);
    if (!question) break;
    const answer = (fact: FactName) => [fact, person[fact] ?? USUAL[fact]] as const;
    // Only pupils answer the class.
    const facts = question.facts.filter((fact) => fact !== 'class' || person.class !== undefined);
    entered = { ...entered, ...Object.fromEntries(facts.map(answer)) };
    passed.add(question.name);
  }
  asked.push(open.length - 1);
  nearly.push(open.findIndex((count) => count <= all.length / 20));
}
const at = (values: number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))];
console.log(
  `\nQuestions for ${people.length} people who get one of the schemes: median ${at(asked, 0.5)}, nine of ten at most ${at(asked, 0.9)}, most ${at(asked, 1)}`,
);
console.log(`  until at most one scheme in twenty is open: median ${at(nearly, 0.5)}, nine of ten at most ${at(nearly, 0.9)}`);

const many = Array.from({ length: SCHEMES }, (_, index) => all[index % all.length] as Line[]);
const times: number[] = [];
for (let round = 0; round < 5; round++)
  for (const person of people.slice(0, 40)) {
    const facts = withImplied({ ...USUAL, ...person });
    const begun = performance.now();
    for (const scheme of many) schemeVerdict(scheme, facts);
    times.push(performance.now() - begun);
  }
const median = at(times.slice(40), 0.5) ?? 0;
console.log(
  `\nEvaluating ${SCHEMES} schemes: median ${median.toFixed(2)} ms; ${(PHONE * median).toFixed(1)} ms where everything is ${PHONE} times slower`,
);
console.log(
  `Finding the next of ${openQuestions(all, {}).length} questions among ${all.length} schemes: median ${at(findings, 0.5)?.toFixed(1)} ms, 99 of 100 at most ${at(findings, 0.99)?.toFixed(1)} ms`,
);

const held = (list: 'must' | 'mustNot') => {
  const { count, broken } = promises(madeUp, files, list);
  for (const one of broken) console.log(`An example person with another verdict (${list}): ${one}`);
  return `${count - broken.length} of ${count}`;
};
const madeUp = readPeople();
writeFigures({
  people: `${held('must')}; ${held('mustNot')}`,
  'check-files': sizes,
  'check-questions': `${at(asked, 0.5)}, ${at(asked, 1)}`,
  'check-time': `${median.toFixed(2)} ms; ${(PHONE * median).toFixed(1)} ms`,
});
