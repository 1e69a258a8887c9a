import type { Editor } from '@tiptap/core';
import { Popover, Toolbar } from 'radix-ui';
import { type RefObject, useRef, useState } from 'react';
import { richText } from '../../../../messages/admin/rich-text.ts';
import { CheckIcon } from '../icons.tsx';
import { Tooltip } from '../tooltip.tsx';
import { BACKGROUND_COLOURS, TEXT_COLOURS } from './editor-colours.ts';
import { ColourIcon } from './editor-icons.tsx';

type ColourMenuProps = {
  editor: Editor;
  kind: 'color' | 'backgroundColor';
  colour: string | undefined;
  isDisabled: boolean;
  /** The colour dialog is portaled beside the toolbar, so that it stays in the page's main landmark. */
  toolbarRef: RefObject<HTMLElement | null>;
};

/** A button that opens a palette for the selected text. */
export function ColourMenu({ editor, kind, colour, isDisabled, toolbarRef }: ColourMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const hasChosen = useRef(false);
  const isBackground = kind === 'backgroundColor';
  const label = richText.controls[kind];
  const choose = (value: string | null) => {
    editor
      .chain()
      .setMark('textStyle', { [kind]: value })
      .removeEmptyTextStyle()
      .run();
    hasChosen.current = true;
    setOpen(false);
  };
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Tooltip text={label}>
        <Popover.Trigger asChild>
          <Toolbar.Button type="button" aria-label={label} disabled={isDisabled} className="icon-button">
            <ColourIcon isBackground={isBackground} colour={colour} />
          </Toolbar.Button>
        </Popover.Trigger>
      </Tooltip>
      <Popover.Portal container={toolbarRef.current?.parentElement ?? null}>
        <Popover.Content
          aria-label={label}
          sideOffset={4}
          collisionPadding={8}
          className="z-50 rounded-lg border border-line bg-white p-2 shadow-xl"
          onCloseAutoFocus={(event: Event) => {
            // A choice returns the focus to the text, Escape to the button.
            if (!hasChosen.current) return;
            hasChosen.current = false;
            event.preventDefault();
            editor.view.focus();
          }}
        >
          <ul className="grid grid-cols-4 gap-1">
            {(isBackground ? BACKGROUND_COLOURS : TEXT_COLOURS).map(({ name, value }) => (
              <li key={value}>
                <Tooltip text={name}>
                  <button
                    type="button"
                    aria-label={name}
                    aria-pressed={colour === value}
                    onClick={() => choose(value)}
                    className="icon-button"
                  >
                    <span className="grid size-8 place-items-center rounded-full border border-muted" style={{ backgroundColor: value }}>
                      {colour === value && <CheckIcon className={`size-5 ${isBackground ? 'text-ink' : 'text-white'}`} />}
                    </span>
                  </button>
                </Tooltip>
              </li>
            ))}
          </ul>
          <button type="button" onClick={() => choose(null)} className="button-quiet mt-1 w-full">
            {richText.noColor}
          </button>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
