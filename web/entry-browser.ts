/**
 * The only script before the first touch. Links, forms, menus and dialogs work natively; this records other input and hydrates when needed.
 */
import { recordEarlyInput } from './hydration/early-input.ts';
import { hydrateWhenNeeded } from './hydration/when-to-hydrate.ts';
import { leadToChosenHome, rememberChoices } from './language/language-memory.ts';
import { followTranslations } from './language/translations.ts';

function begin() {
  const earlyInput = recordEarlyInput();
  const translations = followTranslations();
  const { dataset } = document.querySelector<HTMLElement>('script[data-later]') ?? {};
  hydrateWhenNeeded(dataset?.atOnce !== undefined, async () => {
    // Preloads all at once, because each import would be discovered only when the previous one has loaded.
    for (const file of dataset?.later?.split(' ').filter(Boolean) ?? []) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: file }));
    }
    const { hydrate } = await import('./hydration/hydrate-page.tsx');
    await hydrate(earlyInput, translations);
  });
}

rememberChoices();
if (!leadToChosenHome()) {
  // The script may run before the document is parsed.
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', begin, { once: true });
  else begin();
}
