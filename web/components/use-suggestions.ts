import { useEffect, useState } from 'react';
import type { Output } from '../../contract/endpoint.ts';
import { suggestSchemes } from '../../contract/schemes.endpoints.ts';
import { useApi } from '../data/data.tsx';
import { langInput } from '../language/lang-input.ts';
import { useLanguage } from '../language/language.tsx';

export type Suggestion = Output<typeof suggestSchemes>[number];

const SHORTEST = 2;
const PAUSE_MS = 200;

/** Completions, fetched after a pause in typing. The previous ones stay until new ones arrive. */
export function useSuggestions(typed: string): Suggestion[] {
  const api = useApi();
  const language = useLanguage();
  const [suggestions, setSuggestions] = useState<Suggestion[]>([]);
  useEffect(() => {
    if (typed.length < SHORTEST) {
      setSuggestions([]);
      return;
    }
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const found = await api(suggestSchemes, { q: typed, ...langInput(language) }, { signal: controller.signal });
        if (!controller.signal.aborted) setSuggestions(found);
      } catch {
        // Suggestions are optional, so a failure is ignored.
      }
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [typed, api, language]);
  return suggestions;
}
