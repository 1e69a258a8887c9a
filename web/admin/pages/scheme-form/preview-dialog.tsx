import { useState } from 'react';
import { LANGUAGE_TABLE, LANGUAGES, type Language, SOURCE_LANGUAGE } from '../../../../contract/languages.ts';
import { schemeForm as words } from '../../../../messages/admin/scheme-form.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { ExternalIcon } from '../../components/icons.tsx';

const { previewDialog: sentences } = words;

const LANGUAGE_NAMES = Object.fromEntries(LANGUAGES.map((name) => [name, LANGUAGE_TABLE[name].name])) as Record<Language, string>;

type Frame = { width: number; height: number; scale: number };

/** A typical phone width; the desktop page is scaled down to fit into the dialog. */
function frameOf(size: 'phone' | 'desktop'): Frame {
  const available = Math.min(window.innerWidth, 768) - 84;
  if (size === 'phone') return { width: Math.min(390, available), height: 700, scale: 1 };
  return { width: 1280, height: 1200, scale: Math.min(0.5, available / 1280) };
}

type PreviewDialogProps = { id: number; isDirty: boolean; onClose: () => void };

/** The public page of a scheme, including a draft, which the server shows to admins. */
export function PreviewDialog({ id, isDirty, onClose }: PreviewDialogProps) {
  const [size, setSize] = useState<'phone' | 'desktop'>('phone');
  const [language, setLanguage] = useState<Language>(SOURCE_LANGUAGE);
  const address = `${LANGUAGE_TABLE[language].prefix}/schemes/${id}?preview=1`;
  const { width, height, scale } = frameOf(size);
  return (
    <Dialog
      isOpen
      isWide
      onClose={onClose}
      title={sentences.title}
      description={isDirty ? `${sentences.text} ${sentences.unsaved}` : sentences.text}
    >
      <div className="mb-4 flex flex-wrap gap-x-6 gap-y-2">
        <Choice label={sentences.width} value={size} options={{ phone: sentences.phone, desktop: sentences.desktop }} onChange={setSize} />
        <Choice label={sentences.language} value={language} options={LANGUAGE_NAMES} onChange={setLanguage} />
        <a href={address} target="_blank" rel="noreferrer" className="link-row">
          <ExternalIcon /> {sentences.newTab}
        </a>
      </div>
      <div className="mx-auto overflow-hidden rounded-lg border border-line" style={{ width: width * scale + 2, height: height * scale }}>
        <iframe
          key={address}
          src={address}
          title={sentences.frame}
          className="origin-top-left border-0"
          style={{ width, height, transform: `scale(${scale})` }}
        />
      </div>
    </Dialog>
  );
}

type ChoiceProps<T extends string> = { label: string; value: T; options: Record<T, string>; onChange: (value: T) => void };

function Choice<T extends string>({ label, value, options, onChange }: ChoiceProps<T>) {
  return (
    <fieldset className="flex gap-2">
      <legend className="sr-only">{label}</legend>
      {(Object.entries(options) as [T, string][]).map(([key, text]) => (
        <Button key={key} variant={key === value ? 'primary' : 'secondary'} aria-pressed={key === value} onClick={() => onChange(key)}>
          {text}
        </Button>
      ))}
    </fieldset>
  );
}
