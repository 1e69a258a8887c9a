import { ofEveryPage } from './of-every-page.ts';
import { request } from './request.ts';

export const words = { ...ofEveryPage, request };
