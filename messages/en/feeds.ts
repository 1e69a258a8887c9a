/** Titles of the feeds; only the server needs them. */
export const feeds = { schemes: 'YojanaPath: government schemes', blog: 'YojanaPath: articles' };
