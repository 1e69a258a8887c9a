/**
 * Derives the audiences of a scheme from its English text. Name and summary count in full; the eligibility counts only where it
 * addresses the reader ("You are a farmer"), because it also names people who only have priority, pay less or are excluded. A scheme
 * for everybody has no audience.
 */
import { AUDIENCES, type Audience } from '../../../contract/audiences.ts';

const AGE = '(?:5[5-9]|[6-9]\\d)';

/** Words that mean the audience anywhere in name or summary. */
const WORDS: Record<Audience, RegExp> = {
  women: /\b(?:wom[ae]n|girls?|widows?|mothers?|brides?|daughters?|beti|mahila|kanya|pregnan\w+|matru\w*|janani)\b/i,
  child: /\b(?:children|orphan\w*|bab(?:y|ies)|newborns?|girl child|a (?:girl|daughter)\b.{0,12}\b(?:born|below)|from birth|at birth)\b/i,
  student:
    /\b(?:students?|scholarships?|pupils?|stud(?:y|ies|ying) (?:loans?|abroad|further|after|in college)|in school|to study|finish school|class \d+ girls|higher studies)\b/i,
  elderly: new RegExp(
    `\\b(?:old age|old(?:er)? people|elder(?:s|ly)?|senior citizens?|vayoshri|(?:aged )?${AGE} (?:years )?(?:or|and) (?:more|older|above)|${AGE} years or more)\\b`,
    'i',
  ),
  disabled:
    /\b(?:disabled (?:people|persons?|students?|taxpayers?)|(?:persons?|people|students?)\b.{0,40}\bdisabilit(?:y|ies)|disability pension|specially abled|divyang\w*)\b/i,
  farmer: /\b(?:farm(?:s|ers?|ing)?|kisan|krishak|khedut|crops?|fisher(?:s|m[ae]n)|horticulture)\b/i,
  worker: /\b(?:(?<!government |health )workers?|labour(?:ers?)?|shramik|street (?:sellers?|vendors?)|artisans?|paid work)\b/i,
  sc: /\b(?:SCs?|Scheduled Castes?|Dalits?)\b/,
  st: /\b(?:STs?|Scheduled Tribes?|Adivasis?)\b/,
  obc: /\b(?:OBCs?|SEBCs?|BC|[Bb]ackward [Cc]lass(?:es)?)\b/,
  minority: /\b(?:minorit(?:y|ies)|muslims?|jains?|parsis?)\b/i,
};

/** Sentences of the eligibility about the reader, or about the child who benefits. */
const YOU_ARE: Partial<Record<Audience, RegExp>> = {
  women: /^You are (?:a (?:woman|girl|widow)|pregnant)\b/,
  child: /^The (?:girl|child) (?:was born|is an orphan)\b/,
  student: /^You are a(?: full-time)? student\b/,
  elderly: new RegExp(`^You are ${AGE} years (?:old )?or (?:more|older)`),
  disabled: /^You have a disability\b/,
  farmer: /^You are a (?:farmer|fisher)\b/,
  sc: /^You (?:belong to|are (?:an Indian citizen )?from) (?:a|the) Scheduled Castes?\b/,
  st: /^You (?:belong to|are (?:an Indian citizen )?from) (?:a|the) Scheduled Tribes?\b/,
  minority: /^You belong to a\b.{0,40}\bminority\b/,
};

/** Phrases that must not count: both sexes, disability by accident, exclusions. */
const MISLEADING = /\bboys ?[/and]+ ?girls\b|\b(?:death or )?disability from an accident\b|\bnot of a minority\b/gi;

export type AudienceTexts = {
  name: string;
  summary: string;
  /** Plain text, one condition per line. */
  eligibility: string;
};

export function audiencesOf({ name, summary, eligibility }: AudienceTexts): Audience[] {
  const said = `${name}. ${summary}`.replace(MISLEADING, '');
  const conditions = eligibility.split('\n').map((line) => line.trim());
  return AUDIENCES.filter((group) => WORDS[group].test(said) || conditions.some((line) => YOU_ARE[group]?.test(line)));
}
