/** What any page may have to say before it has asked the server for anything; what the server answers comes with what asks. */
export const notices = {
  /** Why no answer came. */
  sentences: {
    'No internet. Check your connection and try again.': 'No internet. Check your connection and try again.',
    'No answer came within 15 seconds. Please try again.': 'No answer came within 15 seconds. Please try again.',
  },
  notices: 'Notices (F8)',
};
