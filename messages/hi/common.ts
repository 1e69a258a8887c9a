import type { common as english } from '../en/common.ts';

export const common: typeof english = {
  brand: 'योजना पथ · YojanaPath',
  loading: 'लोड हो रहा है',
  tryAgain: 'फिर से कोशिश करें',
};
