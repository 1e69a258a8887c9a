/** Official sites outside government domains, with the body that runs each. */
const LISTED: Record<string, string> = {
  'cmchistn.com': 'Tamil Nadu Health Systems Project',
  'enps.nsdl.com': 'Protean, a central recordkeeping agency of the pension system',
  'futureskillsprime.in': 'MeitY and NASSCOM',
  'gssyguj.in': 'Gujarat, Gyan Setu and Gyan Sadhana scholarships',
  'hpsbys.in': 'Government of Himachal Pradesh, HIMCARE',
  'jansamarth.in': 'Department of Financial Services',
  'krishakbandhu.net': 'Government of West Bengal, Agriculture Department',
  'maandhan.in': 'Ministry of Labour and Employment with CSC',
  'mahabocw.in': "Maharashtra Building and Other Construction Workers' Welfare Board",
  'mudra.org.in': 'Micro Units Development and Refinance Agency',
  'nikshay.in': 'National Tuberculosis Elimination Programme',
  'nlm.udyamimitra.in': 'Department of Animal Husbandry with SIDBI',
  'pmkvyofficial.org': 'National Skill Development Corporation',
  'pmvidyalaxmi.co.in': 'Department of Higher Education',
  'pspcl.in': 'Punjab State Power Corporation Limited',
  'sahara.hpsbys.in': 'Government of Himachal Pradesh, Sahara Yojana',
  'sbpdcl.co.in': 'South Bihar Power Distribution Company Limited',
  'upbocw.in': 'Building and Other Construction Workers Welfare Board, Uttar Pradesh',
  'uppcl.org': 'Uttar Pradesh Power Corporation Limited',
};

const GOVERNMENT = /(?:^|\.)(?:gov|nic)\.in$/;

/** Whether an address is on a government domain or a listed official one. */
export function isOfficialUrl(address: string): boolean {
  const host = URL.parse(address)?.hostname.replace(/^www\./, '');
  return host !== undefined && (GOVERNMENT.test(host) || Object.hasOwn(LISTED, host));
}
