import { frame } from './frame.ts';
import { card, category, list, save } from './schemes.ts';
import { search } from './search.ts';
import { states } from './states.ts';

export const words = { ...frame, schemes: { card, category, list, save }, search, states };
