import { type Editor, useEditor } from '@tiptap/react';
import { useEffect, useMemo, useRef } from 'react';
import { EXTENSIONS } from './editor-extensions.ts';
import { cleanPastedHtml } from './paste-html.ts';

type RichTextOptions = {
  value: string;
  onChange: (html: string) => void;
  isDisabled: boolean;
  /** Attributes of the element that is written in. */
  attributes: Record<string, string>;
  /** Keys that lead out of the text; true when one was meant. */
  onKey: (event: KeyboardEvent) => boolean;
};

/** The editor for a value. What the editor writes differently without changing it is no change. */
export function useRichText({ value, onChange, isDisabled, attributes, onKey }: RichTextOptions): Editor {
  /** The value as it came, and how the editor writes it: whoever undoes everything gets the value back. */
  const given = useRef({ value, html: '' });
  const latest = useRef(value);
  const handleKey = useRef(onKey);
  handleKey.current = onKey;
  const attributesKey = JSON.stringify(attributes);
  const editorProps = useMemo(
    () => ({
      attributes: JSON.parse(attributesKey) as Record<string, string>,
      transformPastedHTML: cleanPastedHtml,
      handleKeyDown: (_: unknown, event: KeyboardEvent) => handleKey.current(event),
      handlePaste: (_: unknown, { clipboardData }: ClipboardEvent) => hasOnlyFiles(clipboardData),
      handleDrop: (_: unknown, { dataTransfer }: DragEvent) => hasOnlyFiles(dataTransfer),
    }),
    [attributesKey],
  );
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: value,
    editable: !isDisabled,
    editorProps,
    // What is typed stays as typed: no list from "1. ", no bold from asterisks. Pasted addresses become links.
    enableInputRules: false,
    enablePasteRules: ['link'],
    // The style sheet of the editor is a file: the content security policy takes no other.
    injectCSS: false,
    onCreate: ({ editor }) => {
      given.current.html = htmlOf(editor);
    },
    onUpdate: ({ editor }) => {
      const html = htmlOf(editor);
      const next = html === given.current.html ? given.current.value : html;
      if (next === latest.current) return;
      latest.current = next;
      onChange(next);
    },
  });

  useEffect(() => {
    if (value === latest.current) return;
    latest.current = value;
    editor.chain().setMeta('addToHistory', false).setContent(value, { emitUpdate: false }).run();
    given.current = { value, html: htmlOf(editor) };
  }, [editor, value]);

  useEffect(() => {
    if (editor.isEditable === isDisabled) editor.setEditable(!isDisabled, false);
  }, [editor, isDisabled]);

  return editor;
}

/** HTML of the text; nothing when there is no text and no picture. */
function htmlOf(editor: Editor): string {
  const html = editor.getHTML();
  return editor.getText().trim() === '' && !html.includes('<img') ? '' : html;
}

/** Pictures come as addresses within text, never as files. */
function hasOnlyFiles(data: DataTransfer | null): boolean {
  return data !== null && data.files.length > 0 && !data.types.includes('text/html');
}
