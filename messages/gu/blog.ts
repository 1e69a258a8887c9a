import type { blog as english } from '../en/blog.ts';
import { titles } from './common.ts';

const list: typeof english.list = {
  title: titles.blog,
  heading: 'સરકારી યોજનાઓ પર ગાઇડ અને સમાચાર',
  intro: 'સાદા લેખો: યોજના પસંદ કરો, કાગળ ભેગા કરો અને દલાલ વગર અરજી કરો.',
  description: 'સરકારી યોજનાઓ પર સાદા શબ્દોમાં લેખો: કોને શું મળે, કયા કાગળ તૈયાર રાખવા અને અરજી કેવી રીતે કરવી.',
  onPage: (page) => `લેખો - પાનું ${page}`,
  readTime: '1 મિનિટનું વાંચન',
  readArticle: 'લેખ વાંચો',
  empty: 'કોઈ લેખ મળ્યો નથી',
  failed: 'લેખો આવી શક્યા નહીં',
  pages: 'પાનાં',
  previous: 'પાછળ',
  next: 'આગળ',
  page: (page) => `પાનું ${page}`,
};

const article: typeof english.article = {
  breadcrumbs: 'તમે અહીં છો',
  home: 'મુખ્ય પાનું',
  blog: 'લેખો',
  back: 'લેખો પર પાછા',
  updated: 'અપડેટ',
  readTime: (minutes) => `${minutes} મિનિટનું વાંચન`,
  by: (author) => `લેખક: ${author}`,
  unknownCategory: 'અજાણ્યો વિભાગ',
  asides: 'વધુ વાંચો અને કરો',
  schemes: 'આ લેખમાંની યોજનાઓ',
  request: 'યોજના ઉમેરાવો',
  requestText: 'તમારે જોઈતી યોજના અહીં નથી? અમને કહો, અમે શોધીશું.',
  requestButton: 'નવી યોજના ઉમેરાવો',
  related: 'આને લગતા લેખો',
  categories: 'વિભાગો',
  englishOnly: 'આ લેખનો અનુવાદ હજી થયો નથી. લખાણ અંગ્રેજીમાં છે.',
  textInEnglish: 'આ લેખનો અનુવાદ હજી અધૂરો છે. નીચેનું લખાણ અંગ્રેજીમાં છે.',
  draft: 'ડ્રાફ્ટ',
  draftText: 'આ લેખ ફક્ત કર્મચારીઓ જોઈ શકે છે. પ્રકાશિત થશે ત્યારે આવો દેખાશે.',
  notFound: 'લેખ મળ્યો નથી',
  notFoundText: 'આ લેખ નથી, અથવા હવે પ્રકાશિત નથી.',
  goBack: 'પાછા જાઓ',
  failed: 'લેખ ખૂલી શક્યો નહીં',
};

export const blog: typeof english = { list, article };
