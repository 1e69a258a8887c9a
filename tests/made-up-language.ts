/** A made-up language, written from right to left: English in Hebrew letters between brackets. */

const CODE = 'qaa';
const FACTS = { name: 'אבגד', locale: 'he-IL', prefix: `/${CODE}`, script: 'Hebr', direction: 'rtl', step: 'שלב' } as const;

const LETTERS = 'אבגדהוזחטיכלמנסעפצקרשתךםןף';
const inLetters = (text: string) => text.replace(/[a-z]/gi, (letter) => LETTERS[letter.toLowerCase().charCodeAt(0) - 97] as string);

/** Translates messages of any shape. */
function translate<T>(messages: T): T {
  if (typeof messages === 'string') return (/\p{L}/u.test(messages) ? `⟦${inLetters(messages)}⟧` : messages) as T;
  if (typeof messages === 'function') {
    return ((...given: unknown[]) => {
      // Arguments of a message stay as they are in every language.
      const marked = given.map((one, index) => (typeof one === 'string' ? `\u{e000}${index}\u{e001}` : one));
      const said = translate((messages as unknown as (...all: unknown[]) => unknown)(...marked));
      return typeof said === 'string' ? said.replace(/\u{e000}(\d+)\u{e001}/gu, (_, index) => String(given[Number(index)])) : said;
    }) as T;
  }
  if (Array.isArray(messages)) return messages.map(translate) as T;
  if (typeof messages !== 'object' || messages === null) return messages;
  return Object.fromEntries(
    Object.entries(messages).map(([name, value]) => [name, name === 'locale' ? FACTS.locale : translate(value)]),
  ) as T;
}

type Table = { LANGUAGE_TABLE: object; LANGUAGES: string[]; TRANSLATIONS: string[] };

/** Adds its row to the table of languages. */
export function inTable(table: Table): Table {
  Object.assign(table.LANGUAGE_TABLE, { [CODE]: FACTS });
  table.LANGUAGES.push(CODE);
  table.TRANSLATIONS.push(CODE);
  return table;
}

/** Adds its messages to a module whose exports have an entry per language: messages, or functions that load them. */
export function inWords(module: object): object {
  for (const each of Object.values(module)) {
    if (typeof each !== 'object' || each === null || !('en' in each)) continue;
    const { en } = each;
    Object.assign(each, { [CODE]: typeof en === 'function' ? async () => translate({ ...(await en()) }) : translate(en) });
  }
  return module;
}
