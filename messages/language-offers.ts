/** Offers a page in another language, each in that language. Loaded only when one is made. */
export const languageOffers = {
  hi: { text: 'यह पेज हिन्दी में भी है।', accept: 'हिन्दी में पढ़ें', dismiss: 'बंद करें' },
  gu: { text: 'આ પેજ ગુજરાતીમાં પણ છે.', accept: 'ગુજરાતીમાં વાંચો', dismiss: 'બંધ કરો' },
};
