/** Sentences about the linked documents of a scheme's lines. */
export const documentLines = {
  title: 'Documents of the lines',
  intro:
    'Beside each line of the documents stand the entries of the library it names. Visitors read the line as it is written; each entry explains below it how to get that document.',
  noLines: 'There are no lines of documents yet. Write them as a list under English first.',
  lines: 'Line by line',
  line: (number: number) => `Line ${number}`,
  lineOf: (number: number, text: string) => `Line ${number}: ${text}`,
  nothing: 'Names no document',
  change: 'Change',
  changeLine: (number: number) => `Change the documents of line ${number}`,
  done: 'Done',
  choose: 'Documents this line names',
  join: 'Of several',
  joins: { all: 'all of them are needed', any: 'any one of them is enough' },
  takesFile: 'The portal takes a file of it',
  takesFileHint: 'What the portal demands of the photo or scan. Fields that are not known stay empty.',
  needsDocument: 'Choose a document: without one the line names none, and what is said of the file is not kept.',
  as: 'As',
  formats: { jpeg: 'JPEG', pdf: 'PDF' },
  sizes: { minKb: 'At least (kB)', maxKb: 'At most (kB)', widthPx: 'Width (pixels)', heightPx: 'Height (pixels)' },
  sizeWrong: 'Sizes are whole numbers, the smallest not above the largest',
  gone: (slug: string) => `“${slug}” is not in the library any more: take it out`,
  count: (named: number, all: number) => `${named} of ${all} lines name their documents.`,
  show: 'Name them',

  said: {
    all: (names: string) => names,
    any: (names: string) => `any of: ${names}`,
    as: (format: string) => `as ${format}`,
    kb: {
      both: (min: number, max: number) => `${min} to ${max} kB`,
      min: (min: number) => `at least ${min} kB`,
      max: (max: number) => `at most ${max} kB`,
    },
    pixels: (width: number | string, height: number | string) => `${width} × ${height} pixels`,
    line: (text: string, says: string) => `${text} → ${says}`,
  },

  lost: {
    title: (count: number) =>
      count === 1 ? 'A line that names documents was changed or taken out' : `${count} lines that name documents were changed or taken out`,
    text: 'Say of each whether the line as it is now still names these. Until then the scheme cannot be saved.',
    former: 'The line was',
    now: 'The line is now',
    noLine: 'Every line names documents already: this line is gone.',
    keep: 'Keep the documents for this line',
    drop: 'Drop the documents',
    show: 'Look at the lines',
  },
};
