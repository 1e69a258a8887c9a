import type { Paper } from '../../../contract/papers.endpoints.ts';
import { useTextLanguage } from '../text-language.ts';

/** How to get a paper, in order. */
export function PaperSteps({ steps }: Pick<Paper, 'steps'>) {
  const textLanguage = useTextLanguage();
  return (
    <ol className="list-decimal pl-6">
      {steps.map(({ title, text }) => (
        <li key={title} lang={textLanguage(title)} className="mt-2 wrap-anywhere">
          <strong>{title}</strong>
          {text && <span className="block whitespace-pre-line">{text}</span>}
        </li>
      ))}
    </ol>
  );
}
