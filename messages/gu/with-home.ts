import { categories } from './categories.ts';
import { frame } from './frame.ts';
import { home } from './home.ts';
import { card, ofLists, save } from './schemes.ts';
import { search } from './search.ts';
import { states } from './states.ts';

export const words = { ...frame, categories, home, schemes: { card, list: ofLists, save }, search, states };
