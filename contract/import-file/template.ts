/** A template: the most common headings and a valid example row. */
const EXAMPLE: Record<string, string> = {
  name: 'Example: Stipend for Weavers',
  slug: 'example-stipend-for-weavers',
  states: 'Gujarat; Rajasthan',
  level: 'state',
  categories: 'employment; welfare',
  department: 'Department of Textiles',
  summary: 'Weavers get ₹1,000 a month for a year.',
  description: 'The state pays a stipend to weavers who work at home.',
  eligibility: 'You are a weaver.\nYou are 18 or older.',
  benefits: '₹1,000 a month\nPaid into the bank account',
  documents: 'Aadhaar card\nBank passbook\nWeaver card',
  applicationProcess: 'Step 1: Take the form at the District Industries Centre.\nStep 2: Hand it in with copies of the documents.',
  url: 'https://www.example.gov.in/weavers',
  applyOnline: '',
  fee: 'Free',
  helpline: '155261',
  opensOn: '2027-04-01',
  closesOn: '2027-06-30',
  keywords: 'weaver, handloom',
  hi_name: 'उदाहरण: बुनकरों को वज़ीफ़ा',
  hi_summary: 'बुनकरों को एक साल तक हर महीने ₹1,000 मिलते हैं।',
};

export const TEMPLATE_NAME = 'schemes-template.csv';

const quoted = (cell: string) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** CSV with a byte order mark, which tells spreadsheets it is UTF-8. */
export function templateFile(): string {
  const line = (cells: string[]) => `${cells.map(quoted).join(',')}\r\n`;
  return `\ufeff${line(Object.keys(EXAMPLE))}${line(Object.values(EXAMPLE))}`;
}
