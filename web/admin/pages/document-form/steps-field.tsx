import { type Language, languageInEnglish, SOURCE_LANGUAGE } from '../../../../contract/languages.ts';
import { documentForm as words } from '../../../../messages/admin/document-form.ts';
import { Button } from '../../components/button.tsx';
import { TextAreaField, TextField } from '../../components/field.tsx';
import { ChevronUpIcon, PlusIcon, TrashIcon } from '../../components/icons.tsx';
import { IconButton } from '../../components/tooltip.tsx';
import type { Step } from './document-values.ts';

type StepsFieldProps = {
  label: string;
  name: string;
  language: Language;
  steps: Step[];
  onChange: (steps: Step[]) => void;
  isDisabled: boolean;
};

export function StepsField({ label, name, language, steps, onChange, isDisabled }: StepsFieldProps) {
  const labelled = (text: string) => (language === SOURCE_LANGUAGE ? text : words.inLanguage(text, languageInEnglish(language)));
  const change = (index: number, changed: Partial<Step>) =>
    onChange(steps.map((step, place) => (place === index ? { ...step, ...changed } : step)));
  const moveUp = (index: number) => {
    const moved = steps.filter((_, place) => place !== index);
    moved.splice(index - 1, 0, ...steps.slice(index, index + 1));
    onChange(moved);
  };
  return (
    <fieldset className="min-w-0" data-field={name}>
      <legend className="field-label">{label}</legend>
      <ol className="grid gap-4">
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step has no id; its inputs are controlled
          <li key={index} className="flex items-start gap-2 border-l-4 border-line pl-3">
            <div className="grid min-w-0 flex-1 gap-2">
              <TextField
                label={labelled(words.stepTitle(index + 1))}
                name={`${name}.${index}.title`}
                lang={language}
                disabled={isDisabled}
                value={step.title}
                onChange={(event) => change(index, { title: event.target.value })}
              />
              <TextAreaField
                label={labelled(words.stepText(index + 1))}
                name={`${name}.${index}.text`}
                lang={language}
                rows={2}
                disabled={isDisabled}
                value={step.text}
                onChange={(event) => change(index, { text: event.target.value })}
              />
            </div>
            <div className="grid">
              <IconButton
                label={labelled(words.removeStep(index + 1))}
                className="text-brick"
                disabled={isDisabled}
                onClick={() => onChange(steps.filter((_, place) => place !== index))}
              >
                <TrashIcon />
              </IconButton>
              {index > 0 && (
                <IconButton label={labelled(words.moveStepUp(index + 1))} disabled={isDisabled} onClick={() => moveUp(index)}>
                  <ChevronUpIcon />
                </IconButton>
              )}
            </div>
          </li>
        ))}
      </ol>
      <Button
        variant="secondary"
        className="mt-3"
        icon={<PlusIcon />}
        disabled={isDisabled}
        onClick={() => onChange([...steps, { title: '', text: '' }])}
      >
        {labelled(words.addStep)}
      </Button>
    </fieldset>
  );
}
