/** The ages a scheme is clearly for, read from its name and summary; null if they do not say. */
export type Ages = { from: number; to: number };

const NO_END = 200;
const RANGES = [
  /\b(?:aged|ages?|age group(?: of)?)\s+(?:between\s+)?(\d{1,2})\s*(?:to|and|-|–)\s*(\d{1,3})\b/i,
  /\b(\d{1,2})\s*(?:to|-|–)\s*(\d{1,3})\s*years?\b/i,
  /\bbetween\s+(\d{1,2})\s+and\s+(\d{1,3})\s*years?\b/i,
];
const AT_LEAST = [
  /\b(\d{2})\s*years?(?: of age)?\s*(?:or|and)\s*(?:more|above|older|over)\b/i,
  /\b(?:aged|age of)\s+(\d{2})\s*(?:years?\s*)?(?:or|and)\s*(?:more|above|older|over)\b/i,
  /\b(?:above|over)\s+(\d{2})\s*years\b/i,
  /\bare\s+(\d{2})\s+or older\b/i,
];
const BELOW = /\b(?:below|under)\s+(?:the age of\s+)?(\d{1,2})(?:\s+years)?\b(?!\s*(?:%|lakh))/i;
/** Also for everyone else: `poor families and everyone aged 70 or more`. */
const ALSO_OTHERS = /\bfamil(?:y|ies) and everyone\b/i;
/** `mothers of a child under 2`: the age is the child's. */
const MATERNITY = /\bpregnan|\bmaternity\b|\bgives? birth\b|\bmatri?tva\b|\bmatru\b|\bjanani\b|\bmothers?\b/i;
const STAGES: [RegExp, Ages][] = [
  [MATERNITY, { from: 14, to: 50 }],
  [/\bbab(?:y|ies)\b|\bnew ?borns?\b|\binfants?\b/i, { from: 0, to: 5 }],
  [/\bscholarships?\b|\bstudents?\b|\bclass(?:es)? (?:\d|[ivx]+\b)|\bschool\b|\bcollege\b/i, { from: 3, to: 40 }],
  [/\bgirl child\b|\bgirls?\b/i, { from: 0, to: 40 }],
  [/\bsenior citizens?\b|\bold(?:er)? (?:age|people|persons?)\b|\belder/i, { from: 55, to: NO_END }],
];

export function agesOf(name: string, summary: string): Ages | null {
  const text = `${name}. ${summary}`;
  if (ALSO_OTHERS.test(text)) return null;
  for (const range of RANGES) {
    const [, from, to] = range.exec(text) ?? [];
    if (from !== undefined && Number(from) < Number(to)) return { from: Number(from), to: Number(to) };
  }
  for (const least of AT_LEAST) {
    const [, from] = least.exec(text) ?? [];
    if (from !== undefined) return { from: Number(from), to: NO_END };
  }
  const [, to] = BELOW.exec(text) ?? [];
  if (to !== undefined && !MATERNITY.test(text)) return { from: 0, to: Number(to) };
  const stages = STAGES.flatMap(([words, ages]) => (words.test(text) ? [ages] : []));
  if (stages.length === 0) return null;
  return { from: Math.min(...stages.map(({ from }) => from)), to: Math.max(...stages.map(({ to }) => to)) };
}
