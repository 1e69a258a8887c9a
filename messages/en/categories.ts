/** Names and descriptions of the categories, by slug. */

export const categoryNames: Record<string, string> = {
  education: 'Education',
  'women-child': 'Women & Child',
  health: 'Health',
  agriculture: 'Agriculture',
  housing: 'Housing',
  welfare: 'Social Welfare',
  employment: 'Employment',
  'banking-insurance': 'Banking & Insurance',
  taxation: 'Taxation',
  technology: 'Technology',
  business: 'Business & Industry',
  other: 'Other',
};

/** On the tiles of the home page. */
export const categoryDescriptions: Record<string, string> = {
  education: 'Scholarships, fee help and loans for school and college students',
  health: 'Free treatment, health cover and help for mothers and patients',
  agriculture: 'Income support, crop insurance, loans and equipment for farmers',
  employment: 'Skill training, apprenticeships and work for job seekers',
  housing: 'Help to build, buy or repair a home in villages and cities',
  welfare: 'Pensions and support for elders, widows and disabled people',
  business: 'Loans and grants to start or grow a small business',
  taxation: 'Tax reliefs and simple tax schemes for families and traders',
};
