import { splitLanguage } from '../../contract/language-address.ts';
import type { Language } from '../../contract/languages.ts';
import type { Messages } from '../../messages/en.ts';

/** Message groups loaded with code so far. A visit has one language. */
export const loadedMessages: Partial<Messages> = {};

/** Loads code and its messages in parallel. The build wraps each `import()` in this (`scripts/page-messages.ts`). @public */
export async function withMessages<Code>(code: Promise<Code>, load: Record<Language, () => Promise<Partial<Messages>>>): Promise<Code> {
  const [loaded, messages] = await Promise.all([code, load[splitLanguage(location.pathname).language]()]);
  Object.assign(loadedMessages, messages);
  return loaded;
}
