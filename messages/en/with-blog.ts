import { blog } from './blog.ts';
import { frame } from './frame.ts';
import { ofLists, save, translated } from './schemes.ts';
import { shareButton } from './share.ts';

export const words = { ...frame, blog, schemes: { detail: translated, list: ofLists, save }, share: shareButton };
