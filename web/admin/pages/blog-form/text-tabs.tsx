import { Tabs } from 'radix-ui';
import { useId } from 'react';
import { LANGUAGES, type Language, languageInEnglish, SOURCE_LANGUAGE, TRANSLATIONS } from '../../../../contract/languages.ts';
import { WRITTEN_STATES } from '../../../../contract/translation.ts';
import { listGap } from '../../../../contract/whole-translation.ts';
import { blogForm as words } from '../../../../messages/admin/blogs.ts';
import { schemeForm } from '../../../../messages/admin/scheme-form.ts';
import { TextAreaField, TextField } from '../../components/field.tsx';
import { GapNote } from '../../components/record-form/line-gaps.tsx';
import { RichTextEditor } from '../../components/rich-text-editor.tsx';
import { Select } from '../../components/select.tsx';
import { type BlogValues, FIELD_NAMES } from './blog-values.ts';

const { translationSide } = schemeForm;
/** "Out of date" cannot be chosen: it follows from a change of the English. */
const STATES = WRITTEN_STATES.map((value) => ({ value, label: translationSide.states[value] }));

type TextTabsProps = {
  tab: Language;
  onTab: (tab: Language) => void;
  values: BlogValues;
  onChange: (name: keyof BlogValues, value: string) => void;
  isLocked: boolean;
};

const TAB =
  'min-h-11 cursor-pointer rounded-t-lg border-b-4 border-transparent px-5 font-semibold data-[state=active]:border-marigold data-[state=active]:bg-white';

/** The texts of a blog, one tab per language. All stay mounted. */
export function TextTabs({ tab, onTab, values, onChange, isLocked }: TextTabsProps) {
  const id = useId();
  const field = (name: keyof BlogValues) => ({
    name,
    value: values[name],
    onChange: (event: { target: { value: string } }) => onChange(name, event.target.value),
  });
  const editor = (name: keyof BlogValues) => ({
    id: `${id}-${name}`,
    name,
    toolbar: 'blog' as const,
    value: values[name],
    onChange: (html: string) => onChange(name, html),
    disabled: isLocked,
  });
  return (
    <Tabs.Root value={tab} onValueChange={(next) => onTab(next as Language)}>
      <Tabs.List aria-label={words.languages} className="flex border-b border-line">
        {LANGUAGES.map((language) => (
          <Tabs.Trigger key={language} value={language} className={TAB}>
            {languageInEnglish(language)}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Tabs.Content value={SOURCE_LANGUAGE} forceMount hidden={tab !== SOURCE_LANGUAGE} className="flex flex-col gap-5 pt-5">
        <TextAreaField label={words.description} rows={3} {...field('seo_description')} />
        <RichTextEditor label={words.content} isRequired {...editor('content')} />
      </Tabs.Content>
      {TRANSLATIONS.map((language) => (
        <Tabs.Content key={language} value={language} forceMount hidden={tab !== language} className="flex flex-col gap-5 pt-5">
          <p className="text-muted">{words.translationHint(languageInEnglish(language))}</p>
          <Select
            label={FIELD_NAMES[`${language}_state`]}
            value={values[`${language}_state`]}
            options={STATES.filter(({ value }) => value !== 'stale' || values[`${language}_state`] === 'stale')}
            isDisabled={isLocked}
            onChange={(state) => onChange(`${language}_state`, state)}
          />
          <TextField label={FIELD_NAMES[`${language}_title`]} lang={language} {...field(`${language}_title`)} />
          <TextAreaField label={FIELD_NAMES[`${language}_description`]} lang={language} rows={3} {...field(`${language}_description`)} />
          <div>
            <RichTextEditor label={FIELD_NAMES[`${language}_content`]} lang={language} {...editor(`${language}_content`)} />
            <GapNote language={language} gap={listGap(values.content, values[`${language}_content`])} />
          </div>
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
