import { useMessages } from '../language/language.tsx';

/** Translates the server's messages to the page's language; unknown ones stay as they are. */
export function useSentence(): (sentence: string) => string {
  const sentences: Record<string, string> = useMessages('forms').sentences;
  return (sentence) => sentences[sentence] ?? sentence;
}
