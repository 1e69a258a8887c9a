/** Sentences of the library of documents, loaded with its pages. */

/** By group of the contract. */
const groups = {
  identity: 'Who you are',
  bank: 'Bank account',
  income: 'Income and tax',
  community: 'Caste and community',
  residence: 'Where you live',
  family: 'Family',
  land: 'Land and house',
  work: 'Work and business',
  education: 'School and college',
  health: 'Health',
  other: 'Other papers',
};

export const documents = {
  groups,
  list: {
    title: 'Papers and how to get them',
    description: 'What each paper proves, who gives it, how to get it, what it costs, and why offices send it back.',
    intro: 'Which paper do you need? Search by any name you know, or look below.',
    search: 'Search papers',
    field: 'Name of a paper',
    all: 'All papers',
    found: (count: number, words: string) => (count === 1 ? `1 paper found for "${words}"` : `${count} papers found for "${words}"`),
    none: (words: string) => `No paper called "${words}" is explained here yet.`,
    noneText: 'Try another name of it, or look through all papers.',
    schemeCount: (count: number) => (count === 1 ? 'asked for by 1 scheme' : `asked for by ${count} schemes`),
    failed: 'The papers could not be loaded',
  },
  paper: {
    alsoCalled: 'Also called:',
    have: 'I have this paper',
    haveHint: 'The tick stays on this device. It then counts for every scheme that asks for this paper.',
    about: 'What it is',
    howToGet: 'How to get it',
    instead: 'Accepted instead',
    refusals: 'Why it is sent back',
    corrections: 'If there is a mistake in it',
    schemes: 'Schemes that ask for it',
    moreSchemes: (count: number) => `Show ${count} more`,
    checkFirst: 'Rules differ from office to office. Please ask yours before you pay or travel.',
    print: 'Print this page',
    notFound: 'Paper Not Found',
    notFoundText: 'This paper is not explained here.',
    browseAll: 'All papers',
    failed: 'This paper could not be loaded',
    missing: 'This paper is not yet explained in your language. The text is in English.',
  },
};

export type DocumentsMessages = typeof documents;
