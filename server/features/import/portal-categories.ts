/** Maps the government portal's categories (in lower case) to ours; those without a counterpart to Other. */
export const CATEGORY_ALIASES = new Map(
  Object.entries({
    'Health & Wellness': 'health',
    'Skills & Employment': 'employment',
    'Housing & Shelter': 'housing',
    'Utility & Sanitation': 'housing',
    'Business & Entrepreneurship': 'business',
    'Education & Learning': 'education',
    'Banking,Financial Services and Insurance': 'banking-insurance',
    'Women and Child': 'women-child',
    'Social welfare & Empowerment': 'welfare',
    'Agriculture,Rural & Environment': 'agriculture',
    'Science, IT & Communications': 'technology',
    'Transport & Infrastructure': 'other',
    'Sports & Culture': 'other',
    'Travel & Tourism': 'other',
    'Public Safety,Law & Justice': 'other',
  }).map(([name, slug]) => [name.toLowerCase(), slug]),
);
