import { home } from './home.ts';
import { ofEveryPage } from './of-every-page.ts';

export const words = { ...ofEveryPage, home };
