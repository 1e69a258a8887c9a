import { inLanguage } from '../../contract/language-address.ts';
import type { Language } from '../../contract/languages.ts';
import { useLanguage } from '../language/language.tsx';
import { matchPage } from '../routing/match-page.ts';
import { linkPhones } from './phone/link-phones.ts';

type RichTextProps = {
  /** HTML from the server, sanitised when stored. Nothing else may be passed. */
  html: string;
  lang?: Language | undefined;
  className?: string;
};

/** Text by editors, with lists, headings and links. */
export function RichText({ html, lang, className = '' }: RichTextProps) {
  const linked = linkPhones(linkedIn(useLanguage(), html));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitises all rich text before storing it
  return <div lang={lang} className={`rich-text ${className}`} dangerouslySetInnerHTML={{ __html: linked }} />;
}

/** Points internal links to the reader's language. */
function linkedIn(language: Language, html: string): string {
  return html.replace(/href="(\/[^"]*)"/g, (link, address: string) =>
    matchPage(address.replace(/[?#].*/, '')).name === 'notFound' ? link : `href="${inLanguage(language, address)}"`,
  );
}
