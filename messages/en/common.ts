/** Sentences that stand on every page. */
export const common = {
  brand: 'योजना पथ · YojanaPath',
  loading: 'Loading',
  tryAgain: 'Try Again',
};
