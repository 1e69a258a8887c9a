import { useMessages } from '../language/language.tsx';

const MAX_NAMED = 2;

/** Where a scheme is available, in a few words: no state means all of India. */
export function usePlace(): (states: readonly string[]) => string {
  const words = useMessages('schemeCard');
  const names = useMessages('states');
  return (states) => {
    if (states.length === 0) return words.allIndia;
    const named = states.slice(0, MAX_NAMED).map((state) => names[state] ?? state);
    const rest = states.length - named.length;
    return rest > 0 ? `${named.join(', ')} ${words.moreStates(rest)}` : named.join(', ');
  };
}
