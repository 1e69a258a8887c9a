/** Icons of the editor's toolbar on a 24 px grid. */
import { Icon } from '../../../components/icons.tsx';

const editorIcon = (path: string) => () => (
  <Icon className="size-6">
    <path d={path} />
  </Icon>
);

export const ItalicIcon = editorIcon('M10 5h7M7 19h7M14 5l-4 14');
export const UnderlineIcon = editorIcon('M7 4v7a5 5 0 0 0 10 0V4M6 20h12');
export const BulletListIcon = editorIcon('M10 6h10M10 12h10M10 18h10M5 6h.01M5 12h.01M5 18h.01');
export const OrderedListIcon = editorIcon('M11 6h9M11 12h9M11 18h9M4 5l1.5-1v5M4 14.5c0-2 3-1.8 3 0 0 1-3 3-3 3.5h3');
export const LinkIcon = editorIcon('M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 6 6l1-1');
export const ClearIcon = editorIcon('M6 5h12M12 5l-2 8M9 19h2M4 4l16 16');

/** A letter or pen over a bar in the colour at the cursor. */
export function ColourIcon({ isBackground, colour }: { isBackground: boolean; colour: string | undefined }) {
  return (
    <Icon className="size-6">
      <path d={isBackground ? 'M9 15l-2-2 8-9 4 4-8 8-2-1M7 13l-2 3h3' : 'M7 15l5-11 5 11M9 11h6'} />
      <path d="M4 20.5h16" strokeWidth="4" style={{ stroke: colour ?? 'currentColor' }} />
    </Icon>
  );
}
