/** "What can I get?" by the people it is for: with and without scripts, in two languages, by touch and by keyboard. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { CHECK } from '../../messages/every-check.ts';
import { expect, test } from './site.ts';

const SIZES = [
  { width: 320, height: 640 },
  { width: 1280, height: 800 },
];
const LANGUAGES = [
  ['en', ''],
  ['hi', '/hi'],
] as const;

type Language = (typeof LANGUAGES)[number][0];

/** What a person says, by question: the controls they use, told by fact. Without an entry they do not know. */
type Person = {
  who: string;
  told: Record<string, string | string[]>;
  /** Schemes by id: what must be very likely or perhaps, and what must not be. */
  gets: number[];
  getsNot: number[];
};

const PEOPLE: Person[] = [
  {
    who: 'a widow of 45 in Uttar Pradesh',
    told: { state: 'Uttar Pradesh', area: 'village', age: '45', sex: 'female', work: ['homemaker'], marital: 'widowed', bpl: 'true' },
    gets: [23],
    getsNot: [1],
  },
];

const fact = (page: Page, name: string) => page.locator(`main form [data-fact="${name}"]`);

/** Answers the question that is shown, with whatever of it the person knows. */
async function answerOne(page: Page, { told }: Person): Promise<void> {
  const form = page.locator('main form');
  const names = await form.locator('[data-fact]').evaluateAll((groups) => groups.map((group) => (group as HTMLElement).dataset.fact ?? ''));
  for (const name of names) await enter(page, name, told[name]);
  await form.locator('button[type=submit]').click();
}

async function enter(page: Page, name: string, value: string | string[] | undefined): Promise<void> {
  if (value === undefined) return;
  const group = fact(page, name);
  for (const one of [value].flat()) {
    if (await group.locator('select').count()) await group.locator('select').first().selectOption(one);
    else if (await group.locator('input[type=text]').count()) await group.locator('input[type=text]').fill(one);
    else await group.locator(`input[value="${one}"]`).check();
  }
}
