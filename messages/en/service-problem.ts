/** Sentences of pages shown instead of one that failed; only the server needs them. */
export const serviceProblem = {
  away: {
    title: 'Sorry, there is a problem with the service',
    text: 'Please try again in a few minutes. Nothing you sent has been half saved.',
  },
  tooMany: {
    title: 'Please wait a little',
    text: (seconds: number) =>
      `Very many pages were opened from your internet connection in a short time. Please try again in ${seconds} seconds.`,
  },
  /** The number by which staff find the failure in the log. */
  number: (id: string) => `If it goes on, please tell us this number: ${id}`,
  again: 'Try again',
  home: 'Go to the home page',
};
