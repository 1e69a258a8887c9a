/** The 28 states and 8 union territories of India. An empty selection means all of India. */
export const STATES = [
  'Andhra Pradesh',
  'Arunachal Pradesh',
  'Assam',
  'Bihar',
  'Chhattisgarh',
  'Goa',
  'Gujarat',
  'Haryana',
  'Himachal Pradesh',
  'Jharkhand',
  'Karnataka',
  'Kerala',
  'Madhya Pradesh',
  'Maharashtra',
  'Manipur',
  'Meghalaya',
  'Mizoram',
  'Nagaland',
  'Odisha',
  'Punjab',
  'Rajasthan',
  'Sikkim',
  'Tamil Nadu',
  'Telangana',
  'Tripura',
  'Uttar Pradesh',
  'Uttarakhand',
  'West Bengal',
  'Andaman and Nicobar Islands',
  'Chandigarh',
  'Dadra and Nagar Haveli and Daman and Diu',
  'Delhi',
  'Jammu and Kashmir',
  'Ladakh',
  'Lakshadweep',
  'Puducherry',
] as const;

export type State = (typeof STATES)[number];

const ALIASES = Object.entries({
  keralam: 'Kerala',
  orissa: 'Odisha',
  pondicherry: 'Puducherry',
  uttaranchal: 'Uttarakhand',
  'nct of delhi': 'Delhi',
  'new delhi': 'Delhi',
  'the government of nct of delhi': 'Delhi',
  'andaman and nicobar': 'Andaman and Nicobar Islands',
  'dadra and nagar haveli': 'Dadra and Nagar Haveli and Daman and Diu',
  'daman and diu': 'Dadra and Nagar Haveli and Daman and Diu',
} satisfies Record<string, State>);

const BY_NAME = new Map<string, State>([...ALIASES, ...STATES.map((state) => [state.toLowerCase(), state] as const)]);

/** Finds a state in any case, with `&` for "and", or by a former name. */
export function resolveState(value: string): State | undefined {
  const wanted = value.trim().toLowerCase().replaceAll('&', 'and').replace(/\s+/g, ' ');
  return BY_NAME.get(wanted);
}
