/** Sentences of the home page. */
import { titles } from './common.ts';

export const home = {
  documentTitle: (brand: string) => `${brand} - Find Government Schemes & Services`,
  description:
    'Find central and state government schemes in India by name, category or eligibility, and follow step-by-step guides to apply.',
  title: titles.home,
  intro: 'Search in your own words, check whether a scheme is meant for you, and follow each step until you have applied.',
  count: '100+ Schemes',
  countMore: 'free to read, no login needed',
  explore: 'Explore Schemes',
  howItWorks: 'How It Works',
  scroll: 'Scroll',
  categoriesTitle: 'Browse by Category',
  featuredTitle: 'Featured Government Schemes',
  viewAllSchemes: 'View All Schemes',
  noSchemes: 'No schemes found',
  howIntro: 'From the first question to the filled form, in three steps.',
  steps: [
    { title: 'Find', text: 'Search by name, category or eligibility. Simple words are enough, in any language of this site.' },
    { title: 'Learn', text: 'Read the details, the eligibility and the guides, and see which documents you need.' },
    { title: 'Apply', text: 'Follow the guides and use the official portals. We never take your application or your money.' },
  ],
  previousStep: 'Previous step',
  nextStep: 'Next step',
  showStep: (number: number) => `Show step ${number}`,
  /** Before and after the brand name. */
  whyUse: ['Why Use ', '?'],
  benefits: [
    { title: 'Plain words', text: 'Short sentences that can be read aloud to someone, without office language.' },
    { title: 'Steps and documents', text: 'Every guide says what to do first, what comes next, and which papers to carry.' },
    { title: 'The official link', text: 'Each scheme leads to its official website, so that you can check before you apply.' },
  ],
  exploreAll: 'Explore All Schemes',
  foundersTitle: 'Meet Our Founders',
  exampleFounders: 'These two people are examples that came with the software. They do not exist, and their portraits are drawn.',
  example: 'Example',
  age: (years: number) => `Age ${years}`,
  seeMore: 'See more',
  seeLess: 'See less',
  guidesTitle: 'Registration Guides',
  noGuides: 'No registration guides available yet',
  guideFor: (title: string) => `How to Apply for ${title}`,
  stepsOverview: 'Steps Overview',
  requiredDocuments: 'Required Documents',
  fullGuide: 'View Full Guide',
  teasers: [
    { title: 'Health Insurance Registration Guide', text: 'Get the card that pays for treatment in hospital.' },
    { title: 'Scholarship Portal Guide', text: 'Register as a student and apply for a scholarship.' },
    { title: 'Small Business Registration Guide', text: 'Register a small business and ask for a loan.' },
  ],
  viewAllGuides: 'View All Registration Guides',
};
