/**
 * The one script of a page before it is touched. What must answer at once is the browser's own (links, forms, menus, dialogs); this
 * keeps what a visitor does meanwhile, and has React come when nothing waits for it.
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
    // All at once: each would name the next one only when it has arrived.
    for (const file of dataset?.later?.split(' ').filter(Boolean) ?? []) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: file }));
    }
    const { hydrate } = await import('./hydration/hydrate-page.tsx');
    await hydrate(earlyInput, translations);
  });
}

rememberChoices();
if (!leadToChosenHome()) {
  // It may run before the document is complete.
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', begin, { once: true });
  else begin();
}
