import { blog } from './blog.ts';
import { ofEveryPage } from './of-every-page.ts';

export const words = { ...ofEveryPage, blog };
