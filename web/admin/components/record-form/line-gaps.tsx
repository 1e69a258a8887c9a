/** Says which parts of a translation have a different number of lines than the English: visitors do not see these. */
import { languageInEnglish, type TranslationLanguage } from '../../../../contract/languages.ts';
import type { LineGap } from '../../../../contract/whole-translation.ts';
import { recordForm } from '../../../../messages/admin/record-form.ts';
import type { Check } from './publish-bar.tsx';

const { lines: words } = recordForm;

/** `Hindi has 2 of 3 lines`. */
function gapSentence(language: TranslationLanguage, { english, translated, numbers }: LineGap): string {
  const name = languageInEnglish(language);
  if (numbers) return words.numbers(name, numbers.translated.join(', '), numbers.english.join(', '));
  return (translated < english ? words.less : words.more)(name, translated, english);
}

/** @param name of the translated field in the form */
export function gapCheck(name: string, field: string, language: TranslationLanguage, gap: LineGap): Check {
  const label = words.ofField(gapSentence(language, gap), field);
  return { name, label, sentence: label, isDone: false };
}

/** Shown below its field. */
export function GapNote({ language, gap }: { language: TranslationLanguage; gap: LineGap | undefined }) {
  if (!gap) return null;
  return (
    <p className="note mt-2 text-sm">
      {gapSentence(language, gap)}. {words.effect}
    </p>
  );
}
