import { createContext, type Provider, useContext } from 'react';

/** Words that come with a page instead of with its language: what hands them down, and the hook that reads them below it. */
export function createPageWords<Words>(): [Provider<Words | null>, () => Words] {
  const PageWords = createContext<Words | null>(null);
  const useWords = () => {
    const words = useContext(PageWords);
    if (!words) throw new Error('The words of the page are not handed down');
    return words;
  };
  return [PageWords, useWords];
}
