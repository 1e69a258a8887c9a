import { describe, expect, test } from 'vitest';
import { guideSteps } from '../../../contract/guide-steps.ts';
import { readImportRow } from './import-row.ts';
import { listHtml, paragraphsHtml, stepsHtml } from './plain-to-html.ts';

const row = (more: Record<string, unknown> = {}) => readImportRow({ slug: 'kite-help', name: 'Kite Help', ...more });

describe('steps', () => {
  test('in one line become numbered steps, after the text before them', () => {
    const html = stepsHtml('Offline Step 1: Take the form. Fill it in. Step-2: Sign it. Step 03) Hand it in & wait.');
    expect(html).toMatch(/^<p>Offline<\/p>/);
    expect(guideSteps(html)).toEqual([
      { number: 1, title: 'Take the form', body: '<p>Fill it in.</p>' },
      { number: 2, title: 'Sign it', body: '' },
      { number: 3, title: 'Hand it in & wait', body: '' },
    ]);
  });

  test('on separate lines keep the lines that follow', () => {
    const steps = guideSteps(stepsHtml('Step 1: Go to the portal\nChoose a language\nStep 2: Log in'));
    expect(steps.map((step) => step.title)).toEqual(['Go to the portal', 'Log in']);
    expect(steps[0]?.body).toContain('Choose a language');
  });

  test('are recognised by semicolons, numbers or words of other languages', () => {
    const titles = (text: string) => guideSteps(stepsHtml(text)).map(({ title }) => title);
    expect(titles('Visit the portal; Log in; Print')).toEqual(['Visit the portal', 'Log in', 'Print']);
    expect(titles('1. Visit the portal 2. Log in')).toEqual(['Visit the portal', 'Log in']);
    expect(titles('चरण १: पोर्टल खोलें। चरण २: फॉर्म भरें')).toEqual(['पोर्टल खोलें।', 'फॉर्म भरें']);
  });

  test('that restart at 1 are numbered continuously', () => {
    expect(guideSteps(stepsHtml('Step 1: Register. Step 2: Apply. Step 1: Log in. Step 2: Print.')).map((step) => step.number)).toEqual([
      1, 2, 3, 4,
    ]);
  });

  test('without numbers become a list, one item per line', () => {
    expect(guideSteps(stepsHtml('Visit the office\nAsk for the form')).map((step) => step.title)).toEqual([
      'Visit the office',
      'Ask for the form',
    ]);
  });

  // Long enough that quadratic time would take minutes.
  test.each(['step', 'Step 1', 'step - ', '<p', '</li', '1', 'ab.', 'Step 1: a\n', '- ', '<br', 'चरण 1'])(
    'reads %j and a million spaces in linear time',
    (start) => {
      const text = `${start}${' '.repeat(1_000_000)}x`;
      for (const convert of [stepsHtml, listHtml, paragraphsHtml]) guideSteps(convert(text));
    },
  );

  test('are not found in a word such as footstep', () => {
    expect(stepsHtml('Follow in the footstep 1: a book')).toBe('<p>Follow in the footstep 1: a book</p>');
  });
});

test.each([
  ['Aadhaar card\n- Ration card\n2. Photo', '<ul><li>Aadhaar card</li><li>Ration card</li><li>Photo</li></ul>'],
  ['Aadhaar card. Ration card. Photo.', '<ul><li>Aadhaar card.</li><li>Ration card.</li><li>Photo.</li></ul>'],
  ['Aadhaar Card|Land Records|Bank Account Details', '<ul><li>Aadhaar Card</li><li>Land Records</li><li>Bank Account Details</li></ul>'],
  [
    'Aadhaar Card; Land Records (copy; attested); PAN &amp; form',
    '<ul><li>Aadhaar Card</li><li>Land Records (copy; attested)</li><li>PAN &amp;amp; form</li></ul>',
  ],
  [
    'Be a woman; a widow may apply. Others may not. Ask first.',
    '<ul><li>Be a woman; a widow may apply.</li><li>Others may not.</li><li>Ask first.</li></ul>',
  ],
  ['• Aadhaar • Ration card •Photo', '<ul><li>Aadhaar</li><li>Ration card</li><li>Photo</li></ul>'],
  ['1. Aadhaar card 2. Ration card 3) Photo', '<ul><li>Aadhaar card</li><li>Ration card</li><li>Photo</li></ul>'],
  ['१. आधार २. राशन कार्ड', '<ul><li>आधार</li><li>राशन कार्ड</li></ul>'],
  ['Needed: (a) Aadhaar (b) Photo', '<p>Needed:</p><ul><li>Aadhaar</li><li>Photo</li></ul>'],
  ['(i) Aadhaar (ii) Photo (iii) Form', '<ul><li>Aadhaar</li><li>Photo</li><li>Form</li></ul>'],
  ['Income up to 2.5 lakh, in class 1. or in class 2. of a school', '<p>Income up to 2.5 lakh, in class 1. or in class 2. of a school</p>'],
  ['Income < Rs. 5,000', '<p>Income &lt; Rs. 5,000</p>'],
  ['<p>Kept <strong>as</strong> it is</p>', '<p>Kept <strong>as</strong> it is</p>'],
])('the documents %j become %s', (text, html) => {
  expect(listHtml(text)).toBe(html);
});

describe('a row', () => {
  test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])('with the column %s is refused with a sentence', (word) => {
    expect(() => row({ states: word })).toThrow(`states: “${word}” is no state or union territory`);
    expect(() => row({ categories: word })).toThrow(`categories: Unknown category ${word}`);
    expect(() => row(JSON.parse(`{"${word}":"x"}`) as Record<string, unknown>)).toThrow(`Unknown column: ${word}`);
  });

  test('from a scraped file is mapped to our fields', () => {
    const { change, note } = row({
      brief: 'Kites for all.',
      details: 'First.\nSecond <b>bold</b><script>x()</script>',
      level: 'State',
      state: 'Orissa',
      ministry: 'Ministry of Wind',
      categories: ['Women and Child', 'Banking,Financial Services and Insurance', 'Sports & Culture'],
      tags: ['Kite', 'Wind'],
      shortTitle: 'KH',
      officialUrl: 'https://example.gov.in/',
      sourceUrl: 'https://www.myscheme.gov.in/schemes/kite-help',
      src: ['a'],
      full: true,
      benefits: '',
    });
    expect(note).toBe('');
    expect(change).toMatchObject({
      slug: 'kite-help',
      seo_description: 'Kites for all.',
      level: 'state',
      states: ['Odisha'],
      department: 'Ministry of Wind',
      categories: [2, 8, 16],
      keywords: 'Kite, Wind',
      acronym: 'KH',
      url: 'https://example.gov.in/',
    });
    expect(JSON.parse(change.sources ?? '')).toEqual([
      { url: 'https://www.myscheme.gov.in/schemes/kite-help', title: 'www.myscheme.gov.in', date: '' },
    ]);
    expect(change.scheme_description).not.toContain('script');
    expect('benefits' in change).toBe(false);
  });

  test('for the whole of India has no states', () => {
    expect(row({ state: 'All', level: 'Central' }).change).toMatchObject({ states: [], level: 'central' });
    expect('states' in row({ state: '' }).change).toBe(false);
  });

  test.each([
    'NULL',
    'null',
    'N/A',
    'n.a.',
    'NA',
    '-',
    '--',
    '—',
    'None',
    'nil',
    'NaN',
    '#N/A',
    '(blank)',
    'Not available',
    'undefined',
    ' ',
  ])('treats %j as an empty cell', (nothing) => {
    const { change, note } = row({
      department: nothing,
      fee: nothing,
      url: nothing,
      closesOn: nothing,
      state: nothing,
      categories: nothing,
      level: nothing,
      documents: nothing,
      keywords: nothing,
      sources: nothing,
      featured: nothing,
      hi_name: nothing,
      conditions: nothing,
      benefits: [nothing, null],
    });
    expect(Object.keys(change).filter((key) => key !== 'setAside')).toEqual(['slug', 'name']);
    expect(note).toBe('');
  });

  test.each([
    ['All States', []],
    ['Pan-India', []],
    ['पूरे भारत में', []],
    ['Tamilnadu', ['Tamil Nadu']],
    ['ગુજરાત', ['Gujarat']],
    ['गुजरात और उत्तर प्रदेश', ['Gujarat', 'Uttar Pradesh']],
    ['Orissa, UP & J&K', ['Jammu and Kashmir', 'Odisha', 'Uttar Pradesh']],
    ['Dadra & Nagar Haveli and Daman & Diu / Goa', ['Dadra and Nagar Haveli and Daman and Diu', 'Goa']],
    ['NCT of Delhi|Pondicherry|Uttaranchal', ['Delhi', 'Puducherry', 'Uttarakhand']],
    ['State of Kerala\nGovt. of Bihar', ['Bihar', 'Kerala']],
    ['["Goa", "पंजाब"]', ['Goa', 'Punjab']],
  ])('knows the states %j', (state, states) => {
    expect(row({ state }).change.states?.toSorted()).toEqual(states);
  });

  test.each([
    ['2027-03-31', '2027-03-31'],
    ['31-03-2027', '2027-03-31'],
    ['03/31/2027', '2027-03-31'],
    ['31.3.2027', '2027-03-31'],
    ['5/5/2027', '2027-05-05'],
    ['31 March 2027', '2027-03-31'],
    ['31st of March, 2027', '2027-03-31'],
    ['March 31, 2027', '2027-03-31'],
    ['31-Mar-2027', '2027-03-31'],
    ['३१ मार्च २०२७', '2027-03-31'],
    ['૩૧ માર્ચ ૨૦૨૭', '2027-03-31'],
    ['2027-03-31 00:00:00', '2027-03-31'],
    ['2027-03-30T18:30:00.000Z', '2027-03-31'],
  ])('accepts the day %j', (closesOn, day) => {
    expect(row({ closesOn }).change.closes_on).toBe(day);
  });

  test.each([
    [['Aadhaar card', 'Land ownership proof'], '<ul><li>Aadhaar card</li><li>Land ownership proof</li></ul>'],
    ['["Aadhaar card", "Land ownership proof"]', '<ul><li>Aadhaar card</li><li>Land ownership proof</li></ul>'],
    ["['Aadhaar card', \"Teacher's letter\", None]", '<ul><li>Aadhaar card</li><li>Teacher&#39;s letter</li></ul>'],
    [['N/A', 'PAN', null, 7], '<ul><li>PAN</li><li>7</li></ul>'],
  ])('splits the list %j into items', (documents, html) => {
    const { documents_required } = row({ documents }).change;
    expect(documents_required?.replace("'", '&#39;')).toBe(html);
  });

  test('turns a list into steps, and into a list in every field that allows one', () => {
    const { change } = row({
      applicationProcess: ['Visit the office', 'Ask for the form'],
      hi_eligibility: '["एक", "दो"]',
      tags: '["a", "b"]',
      fee: ['Free', 'for all'],
    });
    expect(guideSteps(change.application_process ?? '').map(({ title }) => title)).toEqual(['Visit the office', 'Ask for the form']);
    expect(change.translations?.hi?.eligibility).toBe('<ul><li>एक</li><li>दो</li></ul>');
    expect(change).toMatchObject({ keywords: 'a, b', fee: 'Free\nfor all' });
  });

  test.each([
    ['www.pmkisan.gov.in', 'https://www.pmkisan.gov.in'],
    ['india.gov.in/schemes?a=1', 'https://india.gov.in/schemes?a=1'],
    ['//india.gov.in', 'https://india.gov.in'],
    ['http://india.gov.in', 'http://india.gov.in'],
  ])('completes the address %s', (address, url) => {
    const { change } = row({ officialUrl: address, applyOnline: address, sourceUrl: address });
    expect(change).toMatchObject({ url, apply_online: url });
    expect(JSON.parse(change.sources ?? '')[0]).toMatchObject({ url });
  });

  test.each([
    ['Scholarship â€“ for girls', 'it may have been “Scholarship – for girls”'],
    ['à¤µà¤¿à¤§à¤µà¤¾', 'it may have been “विधवा”'],
    ['â‚¹6,000 a year', 'it may have been “₹6,000 a year”'],
    ['lost � letters', 'looks as if it was read in a wrong encoding'],
  ])('with %j is accepted with a note', (fee, remark) => {
    const { change, note } = row({ fee });
    expect(change.fee).toBe(fee);
    expect(note).toContain(`fee: “`);
    expect(note).toContain(remark);
  });

  test.each(['Café – “ok” ₹5', 'विधवा पेंशन', 'É à la carte'])('with %j is accepted without a note', (fee) => {
    expect(row({ fee }).note).toBe('');
  });

  test('says whether its slug was given or made from its name', () => {
    expect(row().isUnnamed).toBeUndefined();
    expect(readImportRow({ name: 'Kite Help' }).isUnnamed).toBe(true);
  });

  test('without a slug gets it from its name', () => {
    expect(readImportRow({ name: 'Kite & String' }).slug).toBe('kite-string');
  });

  test('with an invalid address is accepted without it, and says so', () => {
    const { change, note } = row({ officialUrl: 'https://pipdic' });
    expect('url' in change).toBe(false);
    expect(note).toBe('officialUrl: the address https://pipdic was left out: it is not a valid URL');
  });

  test.each([
    [{ name: '', slug: '' }, 'name: Required'],
    [{ name: 'x'.repeat(501) }, 'name: Must be at most 500 characters'],
    [{ state: 'Atlantis' }, 'state: “Atlantis” is no state or union territory'],
    [{ State: 'Goa; Biharr' }, 'State: “Biharr” is no state or union territory: perhaps Bihar is meant'],
    [{ states: 'All India, Goa' }, 'states: says both all of India and Goa'],
    [{ categories: ['Astrology'] }, 'categories: Unknown category Astrology'],
    [{ colour: 'red' }, 'Unknown column: colour'],
    [{ level: 'district' }, 'level: “district” is not known: write central or state'],
    [{ status: 'maybe' }, 'status: “maybe” is not known: write published or draft'],
    [{ featured: 'perhaps' }, 'featured: “perhaps” is not known: write yes or no'],
    [{ 'Last Date': '05/04/2026' }, 'Last Date: “05/04/2026” can be 2026-04-05 or 2026-05-04: write the one that is meant'],
    [{ opensOn: '31.02.2026' }, 'opensOn: “31.02.2026” is no day that can be read: write the day as YYYY-MM-DD, such as 2027-03-31'],
    [{ closesOn: 'March 2027' }, 'closesOn: “March 2027” is no day'],
    [{ documents: [{ name: 'Aadhaar' }] }, 'documents: a text is wanted here, not an object'],
    [{ documents: '["Aadhaar", "PAN' }, 'documents: begins like a list and cannot be read as one'],
    [{ department: ['A', 'B'] }, 'department: a text is wanted here, not a list'],
    [{ fee: true }, 'fee: a text is wanted here, not true'],
    [{ conditions: 'over 18' }, 'conditions: a list written as JSON is wanted here'],
    [{ papers: [7] }, 'papers: item 1 cannot be read'],
    [{ sources: [{ url: 'nonsense', title: '', date: '' }] }, 'sources: item 1, url: Must be a valid URL'],
    [{ fee: '#NAME?' }, 'fee: “#NAME?” is an error of the spreadsheet'],
    [{ name: '#REF!' }, 'name: “#REF!” is an error of the spreadsheet'],
    [{ documents: ['Aadhaar', '#DIV/0!'] }, 'documents: “#DIV/0!” is an error'],
    [{ helpline: '1.8E+10' }, 'helpline: “1.8E+10” is a number the spreadsheet has changed: format the column as text'],
    [{ hi_name: '????? ?????' }, 'hi_name: “????? ?????” has lost its letters'],
    [{ details: 'One', description: 'Two' }, 'description: means the same as details and says something else'],
    [{ checkedOn: 'yesterday' }, 'checkedOn: “yesterday” is no day'],
    [{ sources: '[{' }, 'sources: begins like a list'],
    [{ applyOnline: 'javascript:alert(1)' }, 'applyOnline: Must be a valid URL'],
    [{ hi_department: 'x'.repeat(300) }, 'hi_department: Must be at most 255 characters'],
  ])('%j is refused: %s', (more, sentence) => {
    expect(() => row(more)).toThrow(sentence);
  });
});

describe('in other scripts and spellings', () => {
  test.each([
    '৩১-০৩-২০২৭',
    '௩௧-௦௩-௨௦௨௭',
    '３１/０３/２０２７',
    '٣١.٠٣.٢٠٢٧',
    '31 Mar 2027 00:00',
    '31/3/2027 12:00:00 AM',
    '03/31/2027 0:00',
  ])('the day %s is read', (closesOn) => {
    expect(row({ closesOn }).change.closes_on).toBe('2027-03-31');
  });

  test.each([
    '১. PAN ২. Photo',
    '௧) PAN ௨) Photo',
    '１．PAN ２．Photo',
    'a) PAN b) Photo',
    '* PAN * Photo',
    'PAN<br>Photo',
    '১. PAN\n২. Photo',
  ])('the list %j has two items', (text) => {
    expect(listHtml(text)).toBe('<ul><li>PAN</li><li>Photo</li></ul>');
  });

  test('digits of other scripts number steps', () => {
    expect(guideSteps(stepsHtml('Step ১: Go. Step ২: Sign')).map(({ title }) => title)).toEqual(['Go', 'Sign']);
    expect(stepsHtml('Step 0২: Sign')).toContain('Step ২:');
  });
});

test.each(['-NA-', 'NIL.', 'Not Available.', '<NA>', '[]', '{}', '--NA--', 'N/A.', 'TBD', '( none )', 'Not Specified', 'लागू नहीं।'])(
  'a cell that says %j is empty',
  (nothing) => {
    expect(row({ helpline: nothing, benefits: nothing }).change).not.toHaveProperty('helpline');
    expect(row({ benefits: nothing }).change).not.toHaveProperty('benefits');
  },
);

test.each([
  'Get #REF! a year',
  '₹ #VALUE! a month',
  '1.80E+10 / 155261',
  '₹ 6.0E+03',
  '=SUM(A1:A9)',
  "='Sheet 2'!B4",
  '#N/A a month',
  '-do-',
])('%j within a text fails the row and names the column', (benefits) => {
  expect(() => row({ benefits })).toThrow(/^benefits: /);
});

test.each(['Rank #1! of all', 'See note #N', 'Class 5E+ and above', 'a = b(c)', 'Type E+10 bulb'])('accepts the text %j', (benefits) => {
  expect(row({ benefits }).change.benefits).toContain(benefits.replace('&', '&amp;'));
});

test('reads a name from a list of one item', () => {
  expect(readImportRow({ name: ['Kite Aid'] })).toMatchObject({ slug: 'kite-aid', name: 'Kite Aid' });
});

test('suggests the nearest state for each unknown one', () => {
  expect(() => row({ states: 'Maharashhtra and Goa' })).toThrow(/“Maharashhtra” .*perhaps Maharashtra/);
  expect(row({ states: 'Maharastra and Telengana' }).change.states).toEqual(['Maharashtra', 'Telangana']);
});

test.each([
  ['उ.प्र.', 'Uttar Pradesh'],
  ['उ. प्र.', 'Uttar Pradesh'],
  ['म.प्र.', 'Madhya Pradesh'],
  ['एम.पी.', 'Madhya Pradesh'],
  ['हि. प्र.', 'Himachal Pradesh'],
  ['प. बंगाल', 'West Bengal'],
  ['झारखण्ड', 'Jharkhand'],
  ['राजस्थान राज्य', 'Rajasthan'],
  ['केरल सरकार', 'Kerala'],
  ['ગુજરાત રાજ્ય', 'Gujarat'],
  ['दादरा नगर हवेली', 'Dadra and Nagar Haveli and Daman and Diu'],
  ['Kerala Govt.', 'Kerala'],
  ['Ladakh (UT)', 'Ladakh'],
  ['Goa (all districts)', 'Goa'],
  ['IN-TN', 'Tamil Nadu'],
  ['Goa\u200b', 'Goa'],
  ['தமிழ்நாடு', 'Tamil Nadu'],
  ['తెలంగాణ', 'Telangana'],
  ['ಕರ್ನಾಟಕ', 'Karnataka'],
  ['পশ্চিমবঙ্গ', 'West Bengal'],
  ['ਪੰਜਾਬ', 'Punjab'],
  ['ଓଡ଼ିଶା', 'Odisha'],
])('the state %s is %s', (states, state) => {
  expect(row({ states }).change.states).toEqual([state]);
});

test.each(['ALL STATES/UTs', 'All States / UTs', 'सम्पूर्ण भारत'])('%s means all of India', (states) => {
  expect(row({ states }).change.states).toEqual([]);
});

test.each(['Goa (except Panaji)', 'All UTs', 'केंद्र शासित प्रदेश'])('%s is refused', (states) => {
  expect(() => row({ states })).toThrow(/^states: /);
});

test.each([
  'Total',
  'Grand Total',
  'GRAND TOTAL:',
  'Sub-total',
  'Total: 25',
  'Total number of schemes: 25',
  'कुल',
  'कुल योग',
  'कुल योजनाएँ: २५',
  'કુલ',
])('refuses %s as the total of a table', (name) => {
  expect(() => readImportRow({ name })).toThrow(/is the total of a table/);
});

test.each(['Total Sanitation Campaign', 'योग प्रशिक्षण योजना', 'कुल प्रतिष्ठा योजना'])('takes %s for a scheme', (name) => {
  expect(readImportRow({ name }).name).toBe(name);
});
