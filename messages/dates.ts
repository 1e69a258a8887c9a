/** Dates by language. Intl.DateTimeFormat takes longer to set up than a page to render. */
type DateWords = {
  /** Short, from January. */
  months: readonly string[];
  day: (day: number, month: string, year: number) => string;
  month: (month: string, year: number) => string;
};

export const DATES = {
  en: {
    months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
    day: (day, month, year) => `${month} ${day}, ${year}`,
    month: (month, year) => `${month} ${year}`,
  },
  hi: {
    months: ['जन॰', 'फ़र॰', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुल॰', 'अग॰', 'सित॰', 'अक्टू॰', 'नव॰', 'दिस॰'],
    day: (day, month, year) => `${day} ${month} ${year}`,
    month: (month, year) => `${month} ${year}`,
  },
  gu: {
    months: ['જાન્યુ', 'ફેબ્રુ', 'માર્ચ', 'એપ્રિલ', 'મે', 'જૂન', 'જુલાઈ', 'ઑગસ્ટ', 'સપ્ટે', 'ઑક્ટો', 'નવે', 'ડિસે'],
    day: (day, month, year) => `${day} ${month}, ${year}`,
    month: (month, year) => `${month} ${year}`,
  },
} satisfies Record<string, DateWords>;
