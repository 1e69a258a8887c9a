import { splitLanguage } from '../../contract/language-address.ts';
import type { Language } from '../../contract/languages.ts';
import type { Messages } from '../../messages/en.ts';

/** The groups of messages that came with the code loaded so far. A visit has one language. */
export const loadedMessages: Partial<Messages> = {};

/**
 * Loads code and the messages it names at the same time. The build writes this around each `import()` (`scripts/page-messages.ts`).
 * @public
 */
export async function withMessages<Code>(code: Promise<Code>, load: Record<Language, () => Promise<Partial<Messages>>>): Promise<Code> {
  const [loaded, messages] = await Promise.all([code, load[splitLanguage(location.pathname).language]()]);
  Object.assign(loadedMessages, messages);
  return loaded;
}
