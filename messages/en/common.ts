/** Sentences that stand on every page. */
export const common = {
  brand: 'योजना पथ · YojanaPath',
  brandHindi: 'योजना पथ',
  brandLatin: 'YojanaPath',
  loading: 'Loading',
  tryAgain: 'Try Again',
  officialWebsite: 'Official Website',
  /** Stands where a date is missing or no date. */
  notAvailable: 'Not available',
  /** Said by screen readers after a link that opens a new tab. */
  newTab: '(opens in a new tab)',
};
