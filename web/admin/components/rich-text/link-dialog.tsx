import type { Editor } from '@tiptap/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { linkAddress } from '../../../../contract/rich-text.ts';
import { controls } from '../../../../messages/admin/controls.ts';
import { richText } from '../../../../messages/admin/rich-text.ts';
import { Button } from '../button.tsx';
import { Dialog, DialogButtons } from '../dialog.tsx';
import { TextField } from '../field.tsx';

type LinkDialogProps = { editor: Editor; isOpen: boolean; onClose: () => void };

/** Asks for a link's address: for the selected text, for the link at the cursor, or with new text. */
export function LinkDialog({ editor, isOpen, onClose }: LinkDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={richText.link.title}>
      <LinkForm editor={editor} onClose={onClose} />
    </Dialog>
  );
}

function LinkForm({ editor, onClose }: Omit<LinkDialogProps, 'isOpen'>) {
  const [current] = useState<string | undefined>(() => editor.getAttributes('link').href);
  const [address, setAddress] = useState(current ?? '');
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const addressRef = useRef<HTMLInputElement>(null);
  useEffect(() => addressRef.current?.select(), []);
  const needsText = current === undefined && editor.state.selection.empty;

  const save = (event: FormEvent) => {
    event.preventDefault();
    // Keeps the event from the form around the editor.
    event.stopPropagation();
    const href = linkAddress(address);
    if (!href) {
      setError(richText.link.refused);
      addressRef.current?.focus();
      return;
    }
    const link = { type: 'link', attrs: { href } };
    if (needsText) editor.commands.insertContent({ type: 'text', text: text.trim() || href, marks: [link] });
    else editor.chain().extendMarkRange('link').setLink({ href }).run();
    onClose();
  };
  const remove = () => {
    editor.chain().extendMarkRange('link').unsetLink().run();
    onClose();
  };

  return (
    <form onSubmit={save} noValidate>
      <TextField
        ref={addressRef}
        label={richText.link.address}
        hint={richText.link.addressHint}
        error={error}
        value={address}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => {
          setAddress(event.target.value);
          setError(undefined);
        }}
      />
      {needsText && (
        <div className="mt-4">
          <TextField label={richText.link.text} value={text} autoComplete="off" onChange={(event) => setText(event.target.value)} />
        </div>
      )}
      <DialogButtons>
        <Button type="submit">{richText.link.save}</Button>
        {current !== undefined && (
          <Button variant="secondary" onClick={remove}>
            {richText.link.remove}
          </Button>
        )}
        <Button variant="secondary" onClick={onClose}>
          {controls.cancel}
        </Button>
      </DialogButtons>
    </form>
  );
}
