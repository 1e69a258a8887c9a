/** Notices of any page before its first call; the server's sentences are loaded with the code that makes calls. */
export const notices = {
  /** Why no answer came. */
  sentences: {
    'No internet. Check your connection and try again.': 'No internet. Check your connection and try again.',
    'No answer came within 15 seconds. Please try again.': 'No answer came within 15 seconds. Please try again.',
  },
  notices: 'Notices (F8)',
};
