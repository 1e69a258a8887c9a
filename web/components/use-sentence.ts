import { useMessages } from '../language/language.tsx';

/** The server's sentences in the language of the page; one that is not known stays as it is. */
export function useSentence(): (sentence: string) => string {
  const sentences: Record<string, string> = useMessages('forms').sentences;
  return (sentence) => sentences[sentence] ?? sentence;
}
