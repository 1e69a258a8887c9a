import { inLanguage } from '../../contract/language-address.ts';
import type { Language } from '../../contract/languages.ts';
import { useLanguage } from '../language/language.tsx';
import { matchPage } from '../routing/match-page.ts';
import { linkPhones } from './phone/link-phones.ts';

type RichTextProps = {
  /** HTML as the server gives it: cleaned when it was stored. Nothing else may be handed in. */
  html: string;
  lang?: Language | undefined;
  className?: string;
};

/** Text that editors wrote, with its lists, headings and links. */
export function RichText({ html, lang, className = '' }: RichTextProps) {
  const linked = linkPhones(linkedIn(useLanguage(), html));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server cleans all rich text before storing it
  return <div lang={lang} className={`rich-text ${className}`} dangerouslySetInnerHTML={{ __html: linked }} />;
}

/** Links to our own pages lead to those in the reader's language. */
function linkedIn(language: Language, html: string): string {
  return html.replace(/href="(\/[^"]*)"/g, (link, address: string) =>
    matchPage(address.replace(/[?#].*/, '')).name === 'notFound' ? link : `href="${inLanguage(language, address)}"`,
  );
}
