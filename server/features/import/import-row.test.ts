import { describe, expect, test } from 'vitest';
import { guideSteps } from '../../../contract/guide-steps.ts';
import { readImportRow } from './import-row.ts';
import { listHtml, paragraphsHtml, stepsHtml } from './plain-to-html.ts';

const row = (more: Record<string, unknown> = {}) => readImportRow({ slug: 'kite-help', name: 'Kite Help', ...more });

describe('steps', () => {
  test('in one line become numbered steps, with what stands before them', () => {
    const html = stepsHtml('Offline Step 1: Take the form. Fill it in. Step-2: Sign it. Step 03) Hand it in & wait.');
    expect(html).toMatch(/^<p>Offline<\/p>/);
    expect(guideSteps(html)).toEqual([
      { number: 1, title: 'Take the form', body: '<p>Fill it in.</p>' },
      { number: 2, title: 'Sign it', body: '' },
      { number: 3, title: 'Hand it in & wait', body: '' },
    ]);
  });

  test('on lines of their own keep the lines that follow', () => {
    const steps = guideSteps(stepsHtml('Step 1: Go to the portal\nChoose a language\nStep 2: Log in'));
    expect(steps.map((step) => step.title)).toEqual(['Go to the portal', 'Log in']);
    expect(steps[0]?.body).toContain('Choose a language');
  });

  test('that begin anew are numbered through', () => {
    expect(guideSteps(stepsHtml('Step 1: Register. Step 2: Apply. Step 1: Log in. Step 2: Print.')).map((step) => step.number)).toEqual([
      1, 2, 3, 4,
    ]);
  });

  test('without numbers become a list, one step a line', () => {
    expect(guideSteps(stepsHtml('Visit the office\nAsk for the form')).map((step) => step.title)).toEqual([
      'Visit the office',
      'Ask for the form',
    ]);
  });

  // Long enough that time which grows with the square would be minutes.
  test.each(['step', 'Step 1', 'step - ', '<p', '</li', '1', 'ab.', 'Step 1: a\n', '- ', '<br', 'चरण 1'])(
    '%j and a million spaces are read at once',
    (start) => {
      const text = `${start}${' '.repeat(1_000_000)}x`;
      for (const convert of [stepsHtml, listHtml, paragraphsHtml]) guideSteps(convert(text));
    },
  );

  test('a word like footstep is none', () => {
    expect(stepsHtml('Follow in the footstep 1: a book')).toBe('<p>Follow in the footstep 1: a book</p>');
  });
});

test.each([
  ['Aadhaar card\n- Ration card\n2. Photo', '<ul><li>Aadhaar card</li><li>Ration card</li><li>Photo</li></ul>'],
  ['Aadhaar card. Ration card. Photo.', '<ul><li>Aadhaar card.</li><li>Ration card.</li><li>Photo.</li></ul>'],
  ['Income < Rs. 5,000', '<p>Income &lt; Rs. 5,000</p>'],
  ['<p>Kept <strong>as</strong> it is</p>', '<p>Kept <strong>as</strong> it is</p>'],
])('the documents %j become %s', (text, html) => {
  expect(listHtml(text)).toBe(html);
});

describe('a row', () => {
  test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])('with the word %s is refused with a sentence', (word) => {
    expect(() => row({ states: word })).toThrow('beneficiaryStates: Invalid input');
    expect(() => row({ categories: word })).toThrow(`categories: Unknown category ${word}`);
    expect(() => row(JSON.parse(`{"${word}":"x"}`) as Record<string, unknown>)).toThrow(`Unknown column: ${word}`);
  });

  test('of a scraped file is mapped to our fields', () => {
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

  test('without a slug gets it from its name', () => {
    expect(readImportRow({ name: 'Kite & String' }).slug).toBe('kite-string');
  });

  test('of a spreadsheet is freed of the quotes that keep formulas from running', () => {
    expect(row({ note: "'=1+1", helpline: "'+91 11 2345" }).change).toMatchObject({ note: '=1+1', helpline: '+91 11 2345' });
  });

  test('with an address that is none is taken without it, and says so', () => {
    const { change, note } = row({ officialUrl: 'https://pipdic' });
    expect('url' in change).toBe(false);
    expect(note).toBe('The address https://pipdic was left out: it is not a valid URL');
  });

  test.each([
    [{ name: '', slug: '' }, 'name: Required'],
    [{ name: 'x'.repeat(501) }, 'name: Must be at most 500 characters'],
    [{ state: 'Atlantis' }, 'beneficiaryStates: Invalid input'],
    [{ categories: ['Astrology'] }, 'categories: Unknown category Astrology'],
    [{ colour: 'red' }, 'Unknown column: colour'],
    [{ level: 'district' }, 'level: Invalid input'],
    [{ status: 'maybe' }, 'status: Invalid input'],
    [{ featured: 'perhaps' }, 'featured: Invalid input'],
    [{ opensOn: '31.12.2026' }, 'opensOn: Must be a valid date'],
    [{ checkedOn: 'yesterday' }, 'checkedOn: Must be a valid date'],
    [{ sources: '[{' }, 'sources: Invalid input'],
    [{ applyOnline: 'javascript:alert(1)' }, 'applyOnline: Must be a valid URL'],
    [{ hi_department: 'x'.repeat(300) }, 'translations: Must be at most 255 characters'],
  ])('%j is refused: %s', (more, sentence) => {
    expect(() => row(more)).toThrow(sentence);
  });
});
