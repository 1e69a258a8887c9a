import type { forms as english } from '../en/forms.ts';
import { notices } from './notices.ts';

export const forms: typeof english = {
  sentences: {
    ...notices.sentences,
    Required: 'यह भरना ज़रूरी है',
    'Please choose one from the list': 'कृपया सूची में से चुनें',
    'Scheme name must be at least 5 characters': 'योजना का नाम कम से कम 5 अक्षर का होना चाहिए',
    'Scheme name must be at most 200 characters': 'योजना का नाम 200 अक्षर से लंबा नहीं हो सकता',
    'Please enter a valid email address': 'कृपया सही ई-मेल पता डालें',
    'Please select a valid urgency level': 'कृपया चुनें कि कितनी जल्दी है',
    'Description must be at most 5000 characters': 'जानकारी 5000 अक्षर से लंबी नहीं हो सकती',
    'Please choose what is wrong': 'कृपया चुनें कि क्या गलत है',
    'Text must be at most 2000 characters': 'यह 2000 अक्षर से लंबा नहीं हो सकता',
    'This link is not valid any more': 'यह लिंक अब काम नहीं करता',
    'The request is too large': 'भेजी गई जानकारी बहुत बड़ी है',
    'Too many requests. Please wait a little and try again.': 'बहुत बार भेजा गया है। थोड़ा रुककर फिर कोशिश करें।',
    'The service is not available at the moment. Please try again.': 'सेवा अभी नहीं चल रही है। कृपया फिर कोशिश करें।',
    'There is no room to save this at the moment. Please try again later.': 'अभी इसे सेव करने की जगह नहीं है। कृपया कुछ देर बाद फिर कोशिश करें।',
    'Internal Server Error': 'हमारी ओर से कोई गड़बड़ी हुई है',
  },
  problem: 'एक दिक्कत है',
  errorTitle: (title) => `गलती: ${title}`,
  close: 'बंद करें',
};
