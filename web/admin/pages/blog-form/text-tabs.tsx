import { Tabs } from 'radix-ui';
import { useId } from 'react';
import { blogForm as words } from '../../../../messages/admin/blogs.ts';
import { TextAreaField, TextField } from '../../components/field.tsx';
import { RichTextEditor } from '../../components/rich-text-editor.tsx';
import type { BlogValues } from './blog-values.ts';

export type TextTab = 'en' | 'hi';

type TextTabsProps = {
  tab: TextTab;
  onTab: (tab: TextTab) => void;
  values: BlogValues;
  onChange: (name: keyof BlogValues, value: string) => void;
  isLocked: boolean;
};

const TAB =
  'min-h-11 cursor-pointer rounded-t-lg border-b-4 border-transparent px-5 font-semibold data-[state=active]:border-marigold data-[state=active]:bg-white';

/** The texts of a blog, English and Hindi side by side as tabs. Both stay in the form, whichever is shown. */
export function TextTabs({ tab, onTab, values, onChange, isLocked }: TextTabsProps) {
  const id = useId();
  const field = (name: keyof BlogValues) => ({
    name,
    value: values[name],
    onChange: (event: { target: { value: string } }) => onChange(name, event.target.value),
  });
  const editor = (name: keyof BlogValues) => ({
    id: `${id}-${name}`,
    toolbar: 'blog' as const,
    value: values[name],
    onChange: (html: string) => onChange(name, html),
    disabled: isLocked,
  });
  return (
    <Tabs.Root value={tab} onValueChange={(next) => onTab(next as TextTab)}>
      <Tabs.List aria-label={words.languages} className="flex border-b border-line">
        <Tabs.Trigger value="en" className={TAB}>
          {words.english}
        </Tabs.Trigger>
        <Tabs.Trigger value="hi" className={TAB}>
          {words.hindi}
        </Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="en" forceMount hidden={tab !== 'en'} className="flex flex-col gap-5 pt-5">
        <TextAreaField label={words.description} rows={3} {...field('seo_description')} />
        <RichTextEditor label={words.content} isRequired {...editor('content')} />
      </Tabs.Content>
      <Tabs.Content value="hi" forceMount hidden={tab !== 'hi'} className="flex flex-col gap-5 pt-5">
        <p className="text-muted">{words.hindiHint}</p>
        <TextField label={words.hindiTitle} lang="hi" {...field('hindi_title')} />
        <TextAreaField label={words.hindiDescription} lang="hi" rows={3} {...field('hindi_description')} />
        <RichTextEditor label={words.hindiContent} {...editor('hindi_content')} />
      </Tabs.Content>
    </Tabs.Root>
  );
}
