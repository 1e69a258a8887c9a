/** Sentences about changed amounts that other texts still contain. */
export const oldNumbers = {
  region: 'Changed numbers',
  title: (from: string, to: string, scheme: string) => `${scheme}: ${from} is ${to} now`,
  more: (count: number) => (count === 1 ? 'one more number changed' : `${count} more numbers changed`),
  stands: (count: number) =>
    count === 1 ? 'The old number still stands in one place:' : `The old number still stands in ${count} places:`,
  cut: 'There are more places than these.',
  gone: 'The old number stands nowhere else any more.',
  place: (name: string, field: string) => `${name}: ${field}`,
  times: (count: number) => `${count} times`,
  draft: 'draft',
  dismiss: 'Close',
  dismissOf: (scheme: string) => `Close the changed numbers of ${scheme}`,
  failed: 'Where the old numbers still stand could not be looked up.',
  kinds: { scheme: 'Scheme', blog: 'Article', paper: 'Document' },
};
