import type { forms as english } from '../en/forms.ts';
import { notices } from './notices.ts';

export const forms: typeof english = {
  sentences: {
    ...notices.sentences,
    Required: 'આ ભરવું જરૂરી છે',
    'Please choose one from the list': 'યાદીમાંથી પસંદ કરો',
    'Scheme name must be at least 5 characters': 'યોજનાના નામમાં ઓછામાં ઓછા 5 અક્ષર હોવા જોઈએ',
    'Scheme name must be at most 200 characters': 'યોજનાના નામમાં વધુમાં વધુ 200 અક્ષર હોઈ શકે',
    'Please enter a valid email address': 'સાચું ઈ-મેલ સરનામું લખો',
    'Please select a valid urgency level': 'કેટલી ઉતાવળ છે તે પસંદ કરો',
    'Description must be at most 5000 characters': 'વિગતમાં વધુમાં વધુ 5000 અક્ષર હોઈ શકે',
    'Please choose what is wrong': 'શું ખોટું છે તે પસંદ કરો',
    'Text must be at most 2000 characters': 'લખાણમાં વધુમાં વધુ 2000 અક્ષર હોઈ શકે',
    'This link is not valid any more': 'આ લિંક હવે ચાલતી નથી',
    'The request is too large': 'મોકલેલી માહિતી બહુ મોટી છે',
    'Too many requests. Please wait a little and try again.': 'બહુ બધી વિનંતીઓ આવી. થોડી વાર રહીને ફરી પ્રયત્ન કરો.',
    'The service is not available at the moment. Please try again.': 'સેવા અત્યારે ચાલુ નથી. થોડી વાર પછી ફરી પ્રયત્ન કરો.',
    'There is no room to save this at the moment. Please try again later.': 'અત્યારે આ સાચવવાની જગ્યા નથી. થોડી વાર પછી ફરી પ્રયત્ન કરો.',
    'Internal Server Error': 'અમારા તરફથી કંઈક ભૂલ થઈ. ફરી પ્રયત્ન કરો.',
  },
  problem: 'અહીં કંઈક સુધારવાનું છે',
  errorTitle: (title) => `ભૂલ: ${title}`,
  close: 'બંધ કરો',
};
