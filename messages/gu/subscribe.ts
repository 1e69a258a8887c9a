import type * as english from '../en/subscribe.ts';
import { titles } from './common.ts';

export const footerForm: typeof english.footerForm = {
  choose: 'વિભાગ કે રાજ્ય પસંદ કરો',
  checkInbox: titles.checkInbox,
  checkInboxText: 'અમે આ સરનામે એક લિંક મોકલીએ છીએ, સિવાય કે અપડેટ પહેલેથી ચાલુ હોય. અપડેટ શરૂ કરવા તે લિંક ખોલો.',
  failed: 'અપડેટ ચાલુ થઈ શક્યાં નહીં',
  failedText: 'તમારું સરનામું મોકલી શકાયું નહીં. ફરી પ્રયત્ન કરો.',
};

export const subscribe: typeof english.subscribe = {
  ...footerForm,
  title: titles.subscribe,
  description: 'નવી સરકારી યોજનાઓ આવે ત્યારે ઈ-મેલ મેળવો: અઠવાડિયે વધુમાં વધુ એક, ફક્ત તમે પસંદ કરેલા વિષય પર.',
  intro: 'નવી યોજનાઓ આવે ત્યારે ઈ-મેલ મેળવો, અઠવાડિયે વધુમાં વધુ એક. એક ક્લિકથી બંધ કરી શકો છો.',
  email: 'ઈ-મેલ સરનામું',
  notice: 'તમારું ઈ-મેલ ફક્ત અપડેટ મોકલવા વપરાય છે. તમે ગમે ત્યારે બંધ કરી શકો છો.',
  category: 'ફક્ત આ વિષય (ન પસંદ કરો તો ચાલે)',
  allCategories: 'બધા વિભાગો',
  state: 'રાજ્ય (ન પસંદ કરો તો ચાલે)',
  allStates: 'આખું ભારત',
  submit: 'અપડેટ મેળવો',
  checkSpam: 'થોડી મિનિટમાં ઈ-મેલ ન આવે તો સ્પામ ફોલ્ડર જુઓ, અથવા એક કલાક પછી ફરી પ્રયત્ન કરો.',
  confirmTitle: 'સરનામાની ખાતરી કરો',
  confirmText: 'નવી યોજનાઓનાં અપડેટ ઈ-મેલથી મેળવવા બટન દબાવો.',
  confirm: 'સરનામું બરાબર છે',
  confirmed: 'અપડેટ ચાલુ થયાં',
  confirmedText: 'તમારા માટે નવી યોજના આવશે ત્યારે ઈ-મેલ મળશે, અઠવાડિયે વધુમાં વધુ એક.',
  stopTitle: 'ઈ-મેલ બંધ કરો',
  stopText: 'બટન દબાવો, પછી નવી યોજનાઓનાં ઈ-મેલ નહીં આવે.',
  stop: 'ઈ-મેલ બંધ કરો',
  stopped: 'હવે અમારાં ઈ-મેલ નહીં આવે',
  stoppedText: 'તમારું ઈ-મેલ સરનામું કાઢી નાખ્યું છે.',
  invalid: 'આ લિંક હવે ચાલતી નથી',
  invalidText: 'કદાચ તે જૂની છે કે પૂરી કૉપી થઈ નથી. ઇચ્છો તો ફરીથી અપડેટ ચાલુ કરો.',
  again: 'ફરી અપડેટ મેળવો',
  browse: 'બધી યોજનાઓ જુઓ',
};
