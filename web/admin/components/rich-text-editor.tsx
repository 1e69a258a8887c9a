import { EditorContent } from '@tiptap/react';
import { useRef, useState } from 'react';
import { controls } from '../../../messages/admin/controls.ts';
import { richText } from '../../../messages/admin/rich-text.ts';
import { useProblem } from './record-form/problems.tsx';
import './rich-text/rich-text-editor.css';
import { LinkDialog } from './rich-text/link-dialog.tsx';
import { RichTextToolbar } from './rich-text/rich-text-toolbar.tsx';
import type { Toolbar } from './rich-text/toolbar-controls.tsx';
import { useRichText } from './rich-text/use-rich-text.ts';

type RichTextEditorProps = {
  id: string;
  label: string;
  /** The field's name in a record form, for its errors. */
  name?: string;
  /** The text's language, if not the panel's. */
  lang?: string | undefined;
  /** HTML as the server stores it. */
  value: string;
  /** Called when the text changes, not when the editor only normalises the HTML. An empty text is ''. */
  onChange: (html: string) => void;
  toolbar: Toolbar;
  disabled?: boolean;
  isRequired?: boolean;
};

/** A rich text field with the toolbar of schemes or of blogs. */
export function RichTextEditor({
  id,
  label,
  name,
  lang,
  value,
  onChange,
  toolbar,
  disabled = false,
  isRequired = false,
}: RichTextEditorProps) {
  const error = useProblem(name);
  const [isLinking, setLinking] = useState(false);
  const [pasted, setPasted] = useState<string[]>([]);
  const toolbarRef = useRef<HTMLDivElement>(null);
  const editor = useRichText({
    value,
    onChange,
    isDisabled: disabled,
    attributes: {
      id,
      class: 'rich-text rich-text-editor',
      ...(lang && { lang }),
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': `${id}-label`,
      'aria-describedby': error ? `${id}-error ${id}-keys` : `${id}-keys`,
      ...(error && { 'aria-invalid': 'true' }),
      ...(isRequired && { 'aria-required': 'true' }),
      ...(disabled && { 'aria-disabled': 'true' }),
    },
    onPasted: setPasted,
    onKey: (event) => {
      if (event.altKey && event.key === 'F10') toolbarRef.current?.focus();
      else if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') setLinking(true);
      else return false;
      event.preventDefault();
      return true;
    },
  });
  const closeLink = () => {
    setLinking(false);
    // The dialog releases its focus trap only after it has closed.
    setTimeout(() => editor.view.focus());
  };
  return (
    <div data-field={name}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: imitates a label, for the mouse only */}
      <div id={`${id}-label`} className="field-label" onClick={() => editor.view.focus()}>
        {label} {isRequired && <span className="font-normal text-muted">({controls.required})</span>}
      </div>
      <div className={`rounded-lg border bg-white ${error ? 'border-brick' : 'border-muted'}`}>
        <RichTextToolbar
          ref={toolbarRef}
          editor={editor}
          kind={toolbar}
          label={label}
          textId={id}
          isDisabled={disabled}
          onLink={() => setLinking(true)}
        />
        <EditorContent editor={editor} />
      </div>
      <div role="status">
        {pasted.length > 0 && (
          <div className="note mt-2 text-sm">
            {pasted.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
        )}
      </div>
      <p id={`${id}-keys`} className="sr-only">
        {richText.keys}
      </p>
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
      <LinkDialog editor={editor} isOpen={isLinking} onClose={closeLink} />
    </div>
  );
}
