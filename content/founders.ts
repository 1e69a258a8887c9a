/**
 * Sample content: both people are made up and their portraits drawn. Replace them with the people who really run the
 * site before it is launched; without `isExample` the site no longer says that they are made up.
 */
import type { Language } from '../contract/languages.ts';

type InBoth = Record<Language, string>;

export type Founder = {
  /** Came with the software: no such person exists, and the site says so. */
  isExample?: true;
  id: number;
  name: InBoth;
  age: number;
  title: InBoth;
  image: string;
  description: InBoth;
};

export const FOUNDERS: Founder[] = [
  {
    isExample: true,
    id: 1,
    name: { en: 'Kavita Solanki', hi: 'कविता सोलंकी' },
    age: 34,
    title: { en: 'Co-founder, Guides', hi: 'सह-संस्थापक, गाइड' },
    image: '/founder-1.svg',
    description: {
      en: 'Kavita spent many evenings helping neighbours fill in forms and saw the same questions come back: which papers, which office, which website. She writes each guide so that it can be read aloud, one step at a time, by a daughter, a shopkeeper or a friend.',
      hi: 'कविता ने कई शामें पड़ोसियों के फॉर्म भरवाने में बिताईं और देखा कि सवाल हर बार वही होते हैं: कौन से कागज़, कौन सा दफ्तर, कौन सी वेबसाइट। वे हर गाइड ऐसे लिखती हैं कि बेटी, दुकानदार या दोस्त उसे एक-एक कदम पढ़कर सुना सके और कोई बात छूटे नहीं।',
    },
  },
  {
    isExample: true,
    id: 2,
    name: { en: 'Imran Desai', hi: 'इमरान देसाई' },
    age: 36,
    title: { en: 'Co-founder, Technology', hi: 'सह-संस्थापक, टेक्नोलॉजी' },
    image: '/founder-2.svg',
    description: {
      en: 'Imran builds the search and keeps the pages light. He tests every screen on an old phone with a slow connection, because that is how most people will open it, and he believes a page about public help should work for everybody, in the words they use at home.',
      hi: 'इमरान खोज बनाते हैं और पेजों को हल्का रखते हैं। वे हर स्क्रीन को पुराने फोन और धीमे इंटरनेट पर जाँचते हैं, क्योंकि ज़्यादातर लोग साइट ऐसे ही खोलेंगे। उनका मानना है कि मदद की जानकारी वाला पेज सबके लिए चलना चाहिए, उन्हीं शब्दों में जो घर में बोले जाते हैं।',
    },
  },
];

export const HAS_EXAMPLE_FOUNDERS = FOUNDERS.some(({ isExample }) => isExample);
