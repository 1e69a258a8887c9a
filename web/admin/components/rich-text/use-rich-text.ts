import type { EditorView } from '@tiptap/pm/view';
import { type Editor, useEditor } from '@tiptap/react';
import { useEffect, useMemo, useRef } from 'react';
import { richText } from '../../../../messages/admin/rich-text.ts';
import { EXTENSIONS } from './editor-extensions.ts';
import { cleanPastedHtml } from './paste-html.ts';
import { lossSentences } from './paste-loss.ts';
import { pictureFiles, readPicture } from './picture-files.ts';

type RichTextOptions = {
  value: string;
  onChange: (html: string) => void;
  isDisabled: boolean;
  /** Attributes of the element that is written in. */
  attributes: Record<string, string>;
  /** Keys that lead out of the text; true when one was meant. */
  onKey: (event: KeyboardEvent) => boolean;
  /** What is to be said of what was pasted or dropped; nothing when all of it came. */
  onPasted: (sentences: string[]) => void;
};

/** The editor for a value. What the editor writes differently without changing it is no change. */
export function useRichText({ value, onChange, isDisabled, attributes, onKey, onPasted }: RichTextOptions): Editor {
  /** The value as it came, and how the editor writes it: whoever undoes everything gets the value back. */
  const given = useRef({ value, html: '' });
  const latest = useRef(value);
  const handleKey = useRef(onKey);
  handleKey.current = onKey;
  const tellPasted = useRef(onPasted);
  tellPasted.current = onPasted;
  const attributesKey = JSON.stringify(attributes);
  const editorProps = useMemo(
    () => ({
      attributes: JSON.parse(attributesKey) as Record<string, string>,
      transformPastedHTML: (html: string) => {
        const { html: cleaned, loss } = cleanPastedHtml(html);
        tellPasted.current(lossSentences(loss));
        return cleaned;
      },
      handleKeyDown: (_: unknown, event: KeyboardEvent) => handleKey.current(event),
      handlePaste: (view: EditorView, { clipboardData }: ClipboardEvent) =>
        takeFiles(view, clipboardData, view.state.selection.from, tellPasted.current),
      // A picture of this text that is moved about brings its file along.
      handleDrop: (view: EditorView, { dataTransfer, clientX, clientY }: DragEvent) =>
        !view.dragging && takeFiles(view, dataTransfer, view.posAtCoords({ left: clientX, top: clientY })?.pos, tellPasted.current),
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

/** Puts picture files into the text. @returns whether there were files to take, which is the end of the paste or drop */
function takeFiles(view: EditorView, data: DataTransfer | null, place: number | undefined, tell: (sentences: string[]) => void): boolean {
  const files = view.editable ? pictureFiles(data) : [];
  if (files.length === 0) return false;
  void Promise.all(files.map(readPicture)).then((read) => {
    const picture = view.state.schema.nodes.picture;
    const nodes = read.flatMap((one) => ('src' in one && picture ? [picture.create({ src: one.src })] : []));
    const at = Math.min(place ?? view.state.selection.from, view.state.doc.content.size);
    if (nodes.length > 0) view.dispatch(view.state.tr.insert(at, nodes).scrollIntoView());
    tell([...read.flatMap((one) => ('problem' in one ? [one.problem] : [])), ...(nodes.length > 0 ? [richText.pasted.added] : [])]);
  });
  return true;
}
