/** Schemes for the tests of the search: a small made-up catalogue, and those of the content files. */
import type { SchemeFile } from '../../content/scheme-file.ts';
import { CATEGORIES, categoryLabel } from '../../contract/categories.ts';
import type { LexiconEntry, SearchDocument } from '../domain/search/types.ts';

export function sampleScheme(id: number, name: string, parts: Partial<SearchDocument> = {}): SearchDocument {
  return {
    id,
    slug: `scheme-${id}`,
    name,
    names: [],
    acronym: '',
    summary: '',
    description: '',
    eligibility: '',
    benefits: '',
    documents: '',
    texts: [],
    keywords: [],
    categories: [],
    categoryNames: [],
    states: [],
    level: 'central',
    audiences: [],
    department: '',
    opensOn: null,
    closesOn: null,
    updatedOn: `2025-01-${String(id).padStart(2, '0')}`,
    ...parts,
  };
}

/** A scheme of the content files as the search is given it. */
export function shippedScheme(scheme: SchemeFile): SearchDocument {
  const { en } = scheme;
  const translations = Object.values(scheme.translations).filter((texts) => texts !== undefined);
  return {
    id: scheme.id,
    slug: scheme.slug,
    name: scheme.name,
    names: translations.map(({ name }) => name),
    acronym: scheme.acronym ?? '',
    summary: en.summary,
    description: en.description,
    eligibility: en.eligibility.map(({ text }) => text).join('\n'),
    benefits: en.benefits.join('\n'),
    documents: en.documents.map(({ text }) => text).join('\n'),
    texts: translations.flatMap((texts) => [texts.summary, texts.description, ...texts.eligibility, ...texts.benefits]),
    keywords: scheme.keywords,
    categories: scheme.categories,
    categoryNames: CATEGORIES.filter(({ slug }) => scheme.categories.includes(slug)).map(({ name }) => categoryLabel(name)),
    states: scheme.states,
    level: scheme.level,
    department: scheme.department,
    opensOn: scheme.opensOn ?? null,
    audiences: [],
    closesOn: scheme.closesOn ?? null,
    updatedOn: '2025-01-01',
  };
}

export const SAMPLE_SCHEMES: SearchDocument[] = [
  sampleScheme(1, 'Pradhan Mantri Kisan Samman Nidhi', {
    names: ['प्रधानमंत्री किसान सम्मान निधि'],
    acronym: 'PM-KISAN',
    summary: 'Farmer families get 6,000 rupees a year.',
    categories: ['agriculture'],
    categoryNames: ['Agriculture', 'खेती'],
  }),
  sampleScheme(2, 'Post Matric Scholarship', {
    summary: 'Money for students after class 10.',
    eligibility: 'Students of scheduled castes',
    audiences: ['student', 'sc'],
    categories: ['education'],
    categoryNames: ['Education'],
    closesOn: '2025-03-31',
  }),
  sampleScheme(3, 'Widow Pension', {
    names: ['विधवा पेंशन'],
    summary: 'A monthly pension for widows.',
    keywords: ['widow', 'pension'],
    categories: ['welfare'],
    categoryNames: ['Social Welfare'],
    states: ['Gujarat'],
    level: 'state',
  }),
  sampleScheme(4, 'Old Age Pension', {
    summary: 'A monthly pension for people over 60.',
    description: 'Paid by the state of Rajasthan',
    categories: ['welfare'],
    categoryNames: ['Social Welfare'],
    states: ['Rajasthan'],
    level: 'state',
    opensOn: '2025-06-01',
  }),
  sampleScheme(5, 'Blue Water Mission: Ice Box', { summary: 'For fish sellers', states: ['Goa'], level: 'state' }),
  sampleScheme(6, 'Blue Water Mission: Fish Pond', { summary: 'For fish farmers', states: ['Goa'], level: 'state' }),
  sampleScheme(7, 'Blue Water Mission', { summary: 'For all who live from fish', states: ['Goa'], level: 'state' }),
  sampleScheme(8, '100% Penalty Waiver "Mafi"', { summary: 'No penalty for late payers', updatedOn: '2025-02-01' }),
];

export const SAMPLE_LEXICON: LexiconEntry[] = [
  { term: 'for', kind: 'filler', aliases: [{ text: 'the, i, need, ke, liye, ka, no, yojana, માટે, के, लिए', strength: 'same' }] },
  {
    term: 'Farmer',
    aliases: [
      { text: 'ખેડૂત', strength: 'same' },
      { text: 'cultivator', strength: 'same' },
      { text: 'land', strength: 'related' },
    ],
  },
  {
    term: 'Scholarship',
    aliases: [
      { text: 'chhatravritti', strength: 'same' },
      { text: 'padhai ke liye paisa', strength: 'same' },
    ],
  },
  { term: 'Widow', aliases: [{ text: 'vidhwa', strength: 'same' }] },
  { term: 'Pension', aliases: [{ text: 'no income', strength: 'related' }] },
  {
    term: 'Financial assistance',
    kind: 'weak',
    aliases: [
      { text: 'help', strength: 'same' },
      { text: 'money', strength: 'weak' },
    ],
  },
  { term: 'Gujarat', kind: 'state', aliases: [{ text: 'ગુજરાત', strength: 'same' }] },
  { term: 'Rajasthan', kind: 'state', aliases: [{ text: 'jaipur', strength: 'same' }] },
  {
    term: 'Pradhan Mantri Kisan Samman Nidhi',
    kind: 'scheme',
    aliases: [{ text: 'farmer 6000', strength: 'same' }],
  },
];
