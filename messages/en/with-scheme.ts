import { frame } from './frame.ts';
import { card, detail, ofLists, papers, save } from './schemes.ts';
import { shareButton } from './share.ts';
import { states } from './states.ts';

export const words = { ...frame, schemes: { card, detail, list: ofLists, papers, save }, share: shareButton, states };
