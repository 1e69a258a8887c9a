import { gzipSync as gzip, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import type { FileRow } from './file-row.ts';
import { readImport } from './read-import.ts';
import { templateFile } from './template.ts';

const gzipSync = (text: string) => gzip(new TextEncoder().encode(text));

/** Reads in chunks of a few bytes, so that every chunk boundary is tested. */
async function read(content: string | Uint8Array, piece = 7): Promise<{ rows: FileRow[]; notes: string[] }> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const found = await readImport(async function* () {
    for (let at = 0; at < bytes.length; at += piece) yield bytes.subarray(at, at + piece);
  });
  const rows: FileRow[] = [];
  for await (const row of found.rows()) rows.push(row);
  return { rows, notes: found.notes };
}

const values = async (content: string | Uint8Array) =>
  (await read(content, 64_000)).rows.map((one) => ('row' in one ? one.row : one.problem));

describe('JSON', () => {
  const two = [{ name: 'One' }, { name: 'Two', states: ['Goa'] }];
  test.each([
    ['one object a line', two.map((row) => JSON.stringify(row)).join('\n')],
    ['one object a line, with CR and LF', two.map((row) => JSON.stringify(row)).join('\r\n')],
    ['a list with one object a line', `[\n${two.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`],
    ['an indented list', JSON.stringify(two, null, 2)],
    ['a list on one line', JSON.stringify(two)],
    ['an object around the list', JSON.stringify({ total: 2, schemes: two })],
    ['an indented object around the list', JSON.stringify({ meta: { page: 1 }, data: { items: two } }, null, 4)],
    ['an object around a list of lines', `{"schemes": [\n${two.map((row) => JSON.stringify(row)).join(',\n')}\n]}`],
    ['an object of objects', JSON.stringify({ one: two[0], two: two[1] })],
  ])('as %s is read', async (_form, text) => {
    expect(await values(text)).toEqual(two);
    expect((await read(`\ufeff${text}`)).rows).toHaveLength(2);
  });

  test('as one object is one row', async () => {
    expect(await values('{\n  "name": "One",\n  "documents": ["a", "b"]\n}')).toEqual([{ name: 'One', documents: ['a', 'b'] }]);
    expect(await values('{"name":"One"}')).toEqual([{ name: 'One' }]);
  });

  test('with an invalid line or item fails only that one', async () => {
    expect(await values('{"name":"One"}\n{broken\n[1]\n{"name":"Two"}')).toEqual([
      { name: 'One' },
      'The line is not valid JSON',
      'The line is not a JSON object',
      { name: 'Two' },
    ]);
    const indented = JSON.stringify([{ name: 'One' }, { name: 'Two', sources: [{}] }, { name: 'Three' }], null, 2);
    expect(await values(indented.replace('"Two",', '"Two"'))).toEqual([
      { name: 'One' },
      'The item is not valid JSON: it breaks in line 3, at sign 5 of it',
      { name: 'Three' },
    ]);
    expect(await values('[{"name":"One"},7]')).toEqual([{ name: 'One' }, 'The item of the list is not a JSON object']);
  });

  test.each([
    ['[{"name":"One"},\n{"name":}]', /^The file is not valid JSON: it breaks in line 2, at sign \d+\./],
    ['{"schemes":[{"name":"a"}],"more":[{"name":"b"}]}', 'The file holds several lists (schemes, more)'],
    ['{"total": 3}', 'The file holds no list of schemes'],
    ['[]', 'The file holds no rows'],
  ])('%s is refused', async (text, sentence) => {
    await expect(read(text)).rejects.toThrow(sentence);
  });
});

describe('a table', () => {
  const WANTED = [
    { name: 'One, two', states: 'Goa' },
    { name: 'Three "3"', states: 'Bihar' },
  ];
  test.each([
    ['commas', 'name,states\n"One, two",Goa\n"Three ""3""",Bihar\n'],
    ['semicolons', 'name;states\nOne, two;Goa\n"Three ""3""";Bihar'],
    ['tabs', 'name\tstates\nOne, two\tGoa\nThree "3"\tBihar\n'],
    ['bars', 'name|states\nOne, two|Goa\nThree "3"|Bihar\n'],
    ['a stated sign', 'sep=;\nname;states\nOne, two;Goa\nThree "3";Bihar\n'],
    ['CR alone', 'name,states\r"One, two",Goa\r"Three ""3""",Bihar\r'],
    ['CR and LF', 'name,states\r\n"One, two",Goa\r\n"Three ""3""",Bihar\r\n'],
    ['spaces before quotes', 'name, states\n"One, two" , Goa\n"Three ""3""", "Bihar"\n'],
    ['empty rows and spare columns', 'name,states,,\n\n,,,\n"One, two",Goa,,\n"Three ""3""",Bihar\n,,,\n'],
    ['a title above', 'List of schemes 2027\n\nname,states\n"One, two",Goa\n"Three ""3""",Bihar\n'],
  ])('with %s is read', async (_form, text) => {
    for (const content of [text, `\ufeff${text}`, gzipSync(text)])
      expect(
        (await read(content)).rows.map((one) =>
          'row' in one ? Object.fromEntries(Object.entries(one.row).map(([key, cell]) => [key, String(cell).trim()])) : one,
        ),
      ).toEqual(WANTED);
  });

  test('has the row numbers of a spreadsheet, whatever its cells contain', async () => {
    const { rows } = await read('name,note\nOne,"two\nor\nthree lines"\n\nTwo,\n');
    expect(rows.map(({ line }) => line)).toEqual([2, 4]);
  });

  test('with invalid rows fails only those', async () => {
    const text = [
      'name,states,note',
      'Good one,Goa,',
      'Too few,Goa',
      'Too many,Goa,,more',
      'A "quoted" word,Goa,',
      '"Not closed,Goa,',
      '"Good, two",Goa,"a ""note"""',
      '"A "stray" one",Goa,',
      'Good three,Goa,"also not closed',
      'Good four,Goa,',
    ].join('\n');
    const found = await values(text);
    expect(found).toEqual([
      { name: 'Good one', states: 'Goa', note: '' },
      expect.stringContaining('has 2 cells and the headings are 3'),
      expect.stringContaining('has 4 cells and the headings are 3'),
      { name: 'A "quoted" word', states: 'Goa', note: '' },
      expect.stringContaining('A quote (") opens a cell of this row and is not closed'),
      { name: 'Good, two', states: 'Goa', note: 'a "note"' },
      { name: 'A "stray" one', states: 'Goa', note: '' },
      expect.stringContaining('is not closed'),
      { name: 'Good four', states: 'Goa', note: '' },
    ]);
    expect((await read(text)).rows.map(({ line }) => line)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  test('removes the apostrophe that keeps formulas from running', async () => {
    expect(await values("name,note\nOne,'=1+1\nTwo,''=x\nThree,'plain\n")).toEqual([
      { name: 'One', note: '=1+1' },
      { name: 'Two', note: "'=x" },
      { name: 'Three', note: "'plain" },
    ]);
  });

  test.each([
    ['Scheme Name,Eligibility Criteria,State,Documents Required,How to Apply,Official Website', []],
    ['योजना का नाम,पात्रता,राज्य,लाभ,आवश्यक दस्तावेज़,आवेदन प्रक्रिया', []],
    ['યોજનાનું નામ,પાત્રતા,રાજ્ય,લાભ,જરૂરી દસ્તાવેજો', []],
    ['S.No.,SCHEME_NAME,Name (Hindi),State / UT (if any),Last Date', []],
    ['name,Beneficiary Count,Budget', ['“Beneficiary Count”', '“Budget”']],
  ])('with the headings %s', async (headings, unknown) => {
    const row = headings.split(',').map((_, index) => `cell ${index}`);
    const { rows, notes } = await read([headings, row.join(','), row.map((cell) => `${cell}b`).join(',')].join('\n'));
    expect(rows).toHaveLength(2);
    expect(rows.every((one) => 'row' in one)).toBe(true);
    expect(notes).toHaveLength(unknown.length === 0 ? 0 : 1);
    for (const name of unknown) expect(notes[0]).toContain(name);
    if (unknown.length > 0) expect(notes[0]).toContain('known columns: slug, name');
  });

  test.each([
    ['a heading that says different things twice', 'name,states,states\nOne,Goa,Bihar\n', 'Two columns are called “states”'],
    ['a text without a heading', 'name,,states\nOne,lost?,Goa\n', '“lost?” stands in column 2, which has no heading'],
  ])('with %s fails the row by name', async (_case, text, sentence) => {
    expect(await values(text)).toEqual([expect.stringContaining(sentence)]);
  });

  test.each([
    ['no column for names', 'Foo;Bar\n1;2\n', 'No column holds the names of the schemes. The first row is “Foo'],
    ['headings alone', 'name,states\n', 'The file holds no rows'],
    ['nothing', '', 'The file holds no rows'],
    ['a web page', '<html><table><tr><td>name</td></tr></table></html>', 'This is a web page'],
    ['a PDF', '%PDF-1.7\n', 'This is a PDF'],
    [
      'a cut .gz',
      gzipSync(`name\n${Array.from({ length: 2_000 }, (_, index) => `Scheme ${index}`).join('\n')}`).subarray(0, 3_000),
      'The .gz file is damaged',
    ],
    ['an old workbook', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2]), 'workbook of an old spreadsheet'],
    [
      'a picture',
      Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d, 0x81]),
      'neither UTF-8, UTF-16 nor Windows-1252',
    ],
    ['half a letter of UTF-16', Uint8Array.from([0xff, 0xfe, 0x00, 0xd8, 0x41]), 'neither UTF-8, UTF-16 nor Windows-1252'],
  ])('that is %s is refused', async (_case, content, sentence) => {
    await expect(read(content, 64_000)).rejects.toThrow(sentence);
  });
});

const utf16 = (text: string, isBig = false) => {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let at = 0; at < text.length; at++) view.setUint16(at * 2, text.charCodeAt(at), !isBig);
  return new Uint8Array(view.buffer);
};
const TABLE = 'name,note\nविधवा पेंशन,“ok”\n';

test.each([
  ['UTF-8', new TextEncoder().encode(TABLE)],
  ['UTF-16, little end first', utf16(`\ufeff${TABLE}`)],
  ['UTF-16, big end first', utf16(`\ufeff${TABLE}`, true)],
  ['UTF-16 without a mark', utf16(TABLE)],
  ['UTF-16 with tabs, as spreadsheets save Unicode text', utf16(`\ufeff${TABLE.replaceAll(',', '\t')}`)],
])('reads text in %s', async (_name, content) => {
  expect(await read(content, 64_000)).toEqual({ rows: [{ line: 2, row: { name: 'विधवा पेंशन', note: '“ok”' } }], notes: [] });
});

test('reads text in Windows-1252, with a note', async () => {
  const bytes = new Uint8Array([...new TextEncoder().encode('name\n'), 0x93, 0x43, 0x61, 0x66, 0xe9, 0x94, 0x96, 0x0a]);
  const { rows, notes } = await read(bytes);
  expect(rows).toEqual([{ line: 2, row: { name: '“Café”–' } }]);
  expect(notes).toEqual([expect.stringContaining('It was read as Windows-1252')]);
});

test('refuses all rows that share a slug, and names them', async () => {
  const rows = ['Old Age Allowance,Punjab', 'Other,Goa', 'Old age allowance,Haryana', 'OLD-AGE-ALLOWANCE,'];
  const found = await values(`name,states\n${rows.join('\n')}\n`);
  expect(found[1]).toEqual({ name: 'Other', states: 'Goa' });
  expect(found[0]).toBe(
    'Rows 2, 4 and 5 all come to the slug “old-age-allowance”, so none of them is imported. Write a slug of its own for each into the column slug, such as “old-age-allowance-punjab”, or leave one of the rows.',
  );
  expect(found[2]).toContain('such as “old-age-allowance-haryana”');
  expect(found[3]).toContain('Rows 2, 4 and 5');
  // Also when they are far apart.
  const far = Array.from({ length: 450 }, (_, index) => JSON.stringify({ name: `Scheme ${index % 449}` })).join('\n');
  expect((await values(far)).filter((one) => typeof one === 'string')).toHaveLength(2);
});

test('reads the template without notes', async () => {
  const { rows, notes } = await read(templateFile());
  expect(notes).toEqual([]);
  expect(rows).toEqual([{ line: 2, row: expect.objectContaining({ name: 'Example: Stipend for Weavers' }) }]);
});

/** Builds a workbook from these parts. */
function workbook(sheets: Record<string, string>, more: Record<string, string> = {}): Uint8Array {
  const names = Object.keys(sheets);
  const files: Record<string, string> = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    'xl/workbook.xml': `<workbook xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets>${names.map((name, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${names.map((_, index) => `<Relationship Id="rId${index + 1}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`).join('')}</Relationships>`,
    'xl/styles.xml':
      '<styleSheet><cellStyleXfs count="1"><xf numFmtId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" xfId="0"/><xf numFmtId="14" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>',
    ...Object.fromEntries(
      names.map((name, index) => [`xl/worksheets/sheet${index + 1}.xml`, `<worksheet><sheetData>${sheets[name]}</sheetData></worksheet>`]),
    ),
    ...more,
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, new TextEncoder().encode(text)])));
}
const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;

/** Changes the stated size of a part of an archive. */
function withSize(archive: Uint8Array, name: string, size: number): Uint8Array {
  const directory = new TextDecoder('latin1').decode(archive).lastIndexOf(name) - 46;
  new DataView(archive.buffer, archive.byteOffset).setUint32(directory + 24, size, true);
  return archive;
}

describe('a workbook', () => {
  const head = `<row r="1">${cell('A1', 'Scheme Name')}${cell('B1', 'Last Date')}${cell('C1', 'Helpline')}${cell('D1', 'Fee')}</row>`;

  test('reads the sheet of schemes, with days, complete numbers and errors', async () => {
    const row = `<row r="3">${cell('A3', 'विधवा पेंशन')}<c r="B3" s="1"><v>46477</v></c><c r="C3"><v>18001800000</v></c><c r="D3" t="e"><v>#REF!</v></c></row>`;
    const { rows, notes } = await read(workbook({ Notes: `<row r="1">${cell('A1', 'Read me')}</row>`, Schemes: head + row }), 64_000);
    expect(rows).toEqual([
      { line: 3, row: { 'Scheme Name': 'विधवा पेंशन', 'Last Date': '2027-03-31', Helpline: '18001800000', Fee: '#REF!' } },
    ]);
    expect(notes).toEqual(['Only the sheet “Schemes” is read, not “Notes”.']);
  });

  test.each([
    [
      'spans all rows and columns',
      () => workbook({ A: `${head}<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>` }),
      'spans more than 2,000,000 cells',
    ],
    [
      'unpacks to more than fits',
      () => withSize(workbook({ A: head }, { 'xl/bomb.xml': 'x' }), 'xl/bomb.xml', 201_000_000),
      'unpacks to more than 200 MB',
    ],
    ['is cut off', () => workbook({ A: head }).subarray(0, 400), 'The file is no .xlsx workbook'],
    ['is some other archive', () => zipSync({ 'word/document.xml': new Uint8Array(9) }), 'The file is no .xlsx workbook'],
    ['has no names of schemes', () => workbook({ A: `<row r="1">${cell('A1', 'Foo')}</row>` }), 'The first row is “Foo”'],
  ])(
    'that %s is refused',
    async (_case, make, sentence) => {
      await expect(read(make(), 64_000)).rejects.toThrow(sentence);
    },
    20_000,
  );
});

test.each([
  ['a table', 'name,benefits\nOne,a\0b\nTwo,fine\n'],
  ['JSON', '[{"name":"One","documents":["a\\u0000b"]},{"name":"Two","benefits":"fine"}]'],
])('only the row of %s with a character that cannot be stored fails', async (_form, text) => {
  const { rows } = await read(text, 64_000);
  expect(rows[0]).toMatchObject({ name: 'One', problem: expect.stringMatching(/^(benefits|documents): .*NUL/) });
  expect(rows[1]).toMatchObject({ row: { name: 'Two' } });
});
