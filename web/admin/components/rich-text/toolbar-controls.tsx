/** The buttons of both toolbars: icon, command, and pressed state. */
import type { Editor } from '@tiptap/core';
import type { ReactNode } from 'react';
import type { richText } from '../../../../messages/admin/rich-text.ts';
import { clearFormatting } from './clear-formatting.ts';
import { BulletListIcon, ClearIcon, ItalicIcon, OrderedListIcon, UnderlineIcon } from './editor-icons.tsx';

export type Toolbar = 'scheme' | 'blog';
export type ControlName = keyof typeof richText.controls;

export type ToggleControl = {
  name: ControlName;
  icon: ReactNode;
  /** Shown in the tooltip; `Mod` is Ctrl or Cmd. */
  keys?: string;
  isPressed?: (editor: Editor) => boolean;
  /** Runs the command. */
  run: (editor: Editor) => boolean;
};
/** Controls that open a dialog or menu. */
export type OpeningControl = { name: 'link' | 'color' | 'backgroundColor'; keys?: string };
export type Control = ToggleControl | OpeningControl;

export function isToggle(control: Control): control is ToggleControl {
  return 'run' in control;
}

const HEADINGS: ToggleControl[] = ([1, 2, 3] as const).map((level) => ({
  name: `heading${level}`,
  icon: <Letter text={`H${level}`} className="text-base" />,
  isPressed: (editor) => editor.isActive('heading', { level }),
  run: (editor) => editor.commands.toggleHeading({ level }),
}));

const SIZES: ToggleControl[] = [
  {
    name: 'small',
    icon: <Letter text="A" className="text-xs" />,
    isPressed: (editor) => sizeAt(editor) === 'small',
    run: (editor) => setSize(editor, 'small'),
  },
  {
    name: 'normal',
    icon: <Letter text="A" className="text-base" />,
    isPressed: (editor) => sizeAt(editor) === null,
    run: (editor) => setSize(editor, null),
  },
  {
    name: 'large',
    icon: <Letter text="A" className="text-2xl" />,
    isPressed: (editor) => sizeAt(editor) === 'large',
    run: (editor) => setSize(editor, 'large'),
  },
];

const EMPHASIS: ToggleControl[] = [
  {
    name: 'bold',
    icon: <Letter text="B" className="text-lg" />,
    keys: 'Mod+B',
    isPressed: (editor) => editor.isActive('bold'),
    run: (editor) => editor.commands.toggleBold(),
  },
  {
    name: 'italic',
    icon: <ItalicIcon />,
    keys: 'Mod+I',
    isPressed: (editor) => editor.isActive('italic'),
    run: (editor) => editor.commands.toggleItalic(),
  },
  {
    name: 'underline',
    icon: <UnderlineIcon />,
    keys: 'Mod+U',
    isPressed: (editor) => editor.isActive('underline'),
    run: (editor) => editor.commands.toggleUnderline(),
  },
];

const LISTS: ToggleControl[] = [
  {
    name: 'orderedList',
    icon: <OrderedListIcon />,
    isPressed: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.commands.toggleOrderedList(),
  },
  {
    name: 'bulletList',
    icon: <BulletListIcon />,
    isPressed: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.commands.toggleBulletList(),
  },
];

const LINK: OpeningControl = { name: 'link', keys: 'Mod+K' };
const COLOURS: OpeningControl[] = [{ name: 'color' }, { name: 'backgroundColor' }];
const CLEAN: ToggleControl = { name: 'clean', icon: <ClearIcon />, run: clearFormatting };

/** The groups of controls as specified: schemes have no sizes and no colours. */
export const TOOLBARS: Record<Toolbar, Control[][]> = {
  scheme: [HEADINGS, EMPHASIS, LISTS, [LINK], [CLEAN]],
  blog: [HEADINGS, SIZES, EMPHASIS, LISTS, [LINK], COLOURS, [CLEAN]],
};

function Letter({ text, className }: { text: string; className: string }) {
  return (
    <span aria-hidden="true" className={`font-display font-bold ${className}`}>
      {text}
    </span>
  );
}

function sizeAt(editor: Editor): string | null {
  return editor.getAttributes('textStyle').size ?? null;
}

function setSize(editor: Editor, size: string | null): boolean {
  return editor.chain().setMark('textStyle', { size }).removeEmptyTextStyle().run();
}
