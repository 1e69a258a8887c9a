/** Loads the code of pages on demand. */
import type { ComponentType } from 'react';
import { useEffect, useState } from 'react';
import type { Language } from '../../contract/languages.ts';
import { PATIENCE_MS } from '../components/no-answer.ts';
import { useLanguage } from '../language/language.tsx';
import type { Page, Visit } from '../page.ts';

type PageComponent = ComponentType<Visit>;
const loaded = new Map<string, PageComponent>();

const keyOf = (page: Page, language: Language) => `${language} ${page.path}`;

/** Preloads the code of a page in a language, so that rendering is synchronous: on the server and before hydration. */
export async function loadCode(page: Page, language: Language): Promise<void> {
  const key = keyOf(page, language);
  if (loaded.has(key)) return;
  loaded.set(key, (await page.component(language)).default);
}

/**
 * Reloads the address without client-side navigation once the site answers, because a release removes old chunks. Returns false if the site
 * is unreachable, leaving the page as it is.
 */
export async function loadRealAddress(): Promise<boolean> {
  try {
    await inTime(fetch(location.href, { method: 'HEAD', cache: 'no-store' }));
  } catch {
    return false;
  }
  location.reload();
  return true;
}

/** Rejects after a timeout, because a hanging script never fails by itself. */
export function inTime<T>(work: Promise<T>): Promise<T> {
  const late = () => new DOMException('No answer in time', 'TimeoutError');
  return Promise.race([work, new Promise<never>((_, reject) => setTimeout(() => reject(late()), PATIENCE_MS))]);
}

/** The page's component; `waiting` while it loads; `unreachable` if neither the code nor the address can be loaded. */
export function usePageCode(page: Page): PageComponent | 'waiting' | 'unreachable' {
  const language = useLanguage();
  const key = keyOf(page, language);
  const [unreachable, setUnreachable] = useState<Page | null>(null);
  const [, setArrived] = useState<Page | null>(null);
  useEffect(() => {
    if (loaded.has(key)) return;
    let isHere = true;
    inTime(loadCode(page, language))
      .then(() => setArrived(page))
      .catch(async () => {
        if (isHere && !(await loadRealAddress()) && isHere) setUnreachable(page);
      });
    return () => {
      isHere = false;
      setUnreachable(null);
    };
  }, [page, language, key]);
  return loaded.get(key) ?? (unreachable === page ? 'unreachable' : 'waiting');
}
