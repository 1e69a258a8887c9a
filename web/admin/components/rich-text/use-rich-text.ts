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
  /** Attributes of the editable element. */
  attributes: Record<string, string>;
  /** Handles keys that leave the text; returns true if it did. */
  onKey: (event: KeyboardEvent) => boolean;
  /** Called with sentences about what a paste or drop lost; empty if nothing. */
  onPasted: (sentences: string[]) => void;
};

/** A Tiptap editor for a value. HTML that the editor only normalises does not count as a change. */
export function useRichText({ value, onChange, isDisabled, attributes, onKey, onPasted }: RichTextOptions): Editor {
  /** The value as given and as the editor writes it, so that undoing everything returns the original value. */
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
      // Dragging a picture within this text also carries its file.
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
    // Typing is not autoformatted: no list from "1. ", no bold from asterisks. Pasted addresses become links.
    enableInputRules: false,
    enablePasteRules: ['link'],
    // The content security policy forbids inline styles, so the editor's CSS is in a file.
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

/** The text's HTML; empty if it has neither text nor pictures. */
function htmlOf(editor: Editor): string {
  const html = editor.getHTML();
  return editor.getText().trim() === '' && !html.includes('<img') ? '' : html;
}

/** Inserts picture files. @returns whether there were any, in which case the paste or drop is handled */
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
