import type { Language } from '../../contract/languages.ts';

type RichTextProps = {
  /** HTML as the server gives it: cleaned when it was stored. Nothing else may be handed in. */
  html: string;
  lang?: Language | undefined;
  className?: string;
};

/** Text that editors wrote, with its lists, headings and links. */
export function RichText({ html, lang, className = '' }: RichTextProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server cleans all rich text before storing it
  return <div lang={lang} className={`rich-text ${className}`} dangerouslySetInnerHTML={{ __html: html }} />;
}
