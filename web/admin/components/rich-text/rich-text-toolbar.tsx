import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { Toolbar as Radix } from 'radix-ui';
import type { KeyboardEvent, MouseEvent, RefObject } from 'react';
import { richText } from '../../../../messages/admin/rich-text.ts';
import { Tooltip } from '../tooltip.tsx';
import { ColourMenu } from './colour-menu.tsx';
import { asHex } from './editor-colours.ts';
import { LinkIcon } from './editor-icons.tsx';
import { type Control, isToggle, TOOLBARS, type Toolbar } from './toolbar-controls.tsx';

type RichTextToolbarProps = {
  editor: Editor;
  kind: Toolbar;
  label: string;
  /** The id of the text it controls. */
  textId: string;
  isDisabled: boolean;
  onLink: () => void;
  ref: RefObject<HTMLDivElement | null>;
};

const MOD = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl';

/** A single tab stop (ARIA toolbar pattern): arrow keys move between buttons, Escape returns to the text. */
export function RichTextToolbar({ editor, kind, label, textId, isDisabled, onLink, ref }: RichTextToolbarProps) {
  const groups = TOOLBARS[kind];
  const formats = useEditorState({ editor, selector: ({ editor }) => formatsAt(editor, groups.flat()) });
  const leave = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key !== 'Escape' || !event.currentTarget.contains(event.target as Node)) return;
    event.stopPropagation();
    editor.view.focus();
  };
  return (
    <Radix.Root
      ref={ref}
      aria-label={richText.toolbar(label)}
      aria-controls={textId}
      onKeyDown={leave}
      className="flex flex-wrap gap-x-4 gap-y-1 rounded-t-lg border-b border-line bg-sand p-1"
    >
      {groups.map((controls) => (
        <div key={controls[0]?.name} className="flex">
          {controls.map((control) =>
            control.name === 'color' || control.name === 'backgroundColor' ? (
              <ColourMenu
                key={control.name}
                editor={editor}
                kind={control.name}
                colour={formats[control.name]}
                isDisabled={isDisabled}
                toolbarRef={ref}
              />
            ) : (
              <ToolbarButton
                key={control.name}
                editor={editor}
                control={control}
                isPressed={formats.pressed.includes(control.name)}
                isDisabled={isDisabled}
                onLink={onLink}
              />
            ),
          )}
        </div>
      ))}
    </Radix.Root>
  );
}

type ToolbarButtonProps = { editor: Editor; control: Control; isPressed: boolean; isDisabled: boolean; onLink: () => void };

function ToolbarButton({ editor, control, isPressed, isDisabled, onLink }: ToolbarButtonProps) {
  const name = richText.controls[control.name];
  const hasState = !isToggle(control) || control.isPressed !== undefined;
  const act = (event: MouseEvent) => {
    if (!isToggle(control)) return onLink();
    // After a mouse click the text gets the focus; with the keyboard the user may want another button.
    if (event.detail > 0) editor.view.focus();
    control.run(editor);
  };
  return (
    <Tooltip text={control.keys ? `${name} (${control.keys.replace('Mod', MOD)})` : name}>
      <Radix.Button
        type="button"
        aria-label={name}
        {...(hasState && { 'aria-pressed': isPressed })}
        {...(!isToggle(control) && { 'aria-haspopup': 'dialog' })}
        disabled={isDisabled}
        // Keeps the selection in the text.
        onMouseDown={(event) => event.preventDefault()}
        onClick={act}
        className="icon-button aria-pressed:bg-peacock aria-pressed:text-white"
      >
        {isToggle(control) ? control.icon : <LinkIcon />}
      </Radix.Button>
    </Tooltip>
  );
}

type Formats = { pressed: string[]; color: string | undefined; backgroundColor: string | undefined };

function formatsAt(editor: Editor, controls: Control[]): Formats {
  const { color, backgroundColor } = editor.getAttributes('textStyle');
  const pressed = controls.filter((control) => (isToggle(control) ? control.isPressed?.(editor) : editor.isActive(control.name)));
  return { pressed: pressed.map(({ name }) => name), color: asHex(color), backgroundColor: asHex(backgroundColor) };
}
