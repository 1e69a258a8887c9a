/** Sentences shared by the forms of schemes, articles and documents: the effect of a save, missing parts, drafts. */
export const recordForm = {
  changesDropped: 'Changes dropped',
  draftDropped: 'Draft dropped',
  undo: 'Undo',

  kept: {
    onlyDevice: (when: string) => `Not saved. Kept on this device ${when}.`,
    server: (when: string) => `Not saved. Kept ${when}.`,
    justNow: 'just now',
    seconds: (count: number) => `${count} s ago`,
    minutes: (count: number) => `${count} min ago`,
  },
  found: {
    text: (when: string) => `You have unsaved changes from ${when}.`,
    restore: 'Restore',
    discard: 'Discard',
  },

  problems: 'Please mend this first',
  problem: (field: string, sentence: string) => `${field}: ${sentence}`,

  status: { new: 'Not stored yet', draft: 'Draft', published: 'Published' },
  /** The effect of the two buttons, by status. */
  effect: {
    new: (save: string, draft: string) => `${save}: public at once. ${draft}: only for staff.`,
    draft: (save: string, draft: string) => `${save}: public at once. ${draft}: only for staff.`,
    published: (save: string, draft: string) => `${save}: public at once. ${draft}: off the site.`,
  },
  saveDraft: 'Save Draft',
  saveAndStay: 'Save and stay',
  checklist: 'Before it is public',
  isThere: (part: string) => `${part}: there`,
  isMissing: (part: string) => `${part}: missing`,
  /** A translation with a different number of lines than the English. */
  lines: {
    less: (language: string, count: number, all: number) => `${language} has ${count} of ${all} ${all === 1 ? 'line' : 'lines'}`,
    more: (language: string, count: number, all: number) => `${language} has ${count} lines, the English ${all}`,
    numbers: (language: string, numbers: string, all: string) => `${language} has the steps ${numbers}, the English ${all}`,
    ofField: (sentence: string, field: string) => `${field}: ${sentence}`,
    effect: 'Visitors read this part in English until the lines agree.',
  },

  offline: {
    title: 'Take it off the site?',
    text: (name: string) => `"${name}" is public. As a draft, only staff see it until it is published again.`,
    confirm: 'Take it off the site',
  },
  incomplete: {
    title: 'Publish it as it is?',
    text: 'Visitors see it at once, and mails promised for it are sent. Still missing:',
    textOfGaps:
      'Visitors see it at once, and mails promised for it are sent. They read parts whose lines do not agree in English. Still missing:',
    list: 'What is missing',
    confirm: 'Publish it',
    cancel: 'Go on writing',
  },
  live: {
    title: 'Change the public page?',
    text: (name: string) => `"${name}" is public: visitors see what you save at once.`,
    confirm: 'Save it',
    cancel: 'Go on writing',
  },
};
