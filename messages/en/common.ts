/** Sentences on every page. */
export const common = {
  brand: 'योजना पथ · YojanaPath',
  brandHindi: 'योजना पथ',
  brandLatin: 'YojanaPath',
  loading: 'Loading',
  /** Before the names of other languages. */
  alsoIn: 'It is also here in:',
  tryAgain: 'Try Again',
  pageFailed: 'This page did not load',
  pageFailedText: 'Something went wrong on our side. Try again, or choose another page.',
  officialWebsite: 'Official Website',
  /** Replaces a missing or invalid date. */
  notAvailable: 'Not available',
  /** Said by screen readers after a link that opens a new tab. */
  newTab: '(opens in a new tab)',
};

/** Headings shown while a page loads. */
export const titles = {
  home: 'Find Government Schemes & Services',
  blog: 'Blog',
  request: 'Request New Scheme',
  requestStatus: 'Status of Your Request',
  schemes: 'All Government Schemes',
  category: (name: string) => `${name} Schemes`,
  feedback: 'Something wrong on this page?',
  subscribe: 'Subscribe to Updates',
  checkInbox: 'Check your inbox',
  check: 'What can I get?',
  saved: 'My list',
  photo: 'Photo and PDF size',
  aboutSite: 'About this site',
  privacy: 'Privacy Policy',
  terms: 'Terms of Service',
  accessibility: 'Accessibility',
  notFound: '404 Page Not Found',
};
