import type { notFound as english } from '../en/not-found.ts';
import { titles } from './common.ts';

export const notFound: typeof english = {
  title: titles.notFound,
  text: 'Did you forget to add the page to the router?',
  help: 'સરનામું ખોટું લખાયું હોય કે પાનું બીજે ગયું હોય. યોજના અહીં શોધો, અથવા વિભાગ પસંદ કરો.',
  categories: 'વિભાગો',
  home: 'મુખ્ય પાના પર જાઓ',
};
