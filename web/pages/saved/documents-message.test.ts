import { expect, test } from 'vitest';
import { saved as en } from '../../../messages/en/saved.ts';
import { saved as hi } from '../../../messages/hi/saved.ts';
import { documentsMessage } from './documents-message.ts';
import { whatsAppAddress } from './list-message.ts';

const place = { publicUrl: 'https://yojanapath.example', language: 'hi' } as const;

test('lists missing documents first, a choice once, then those at hand, and the address of the guides', () => {
  const text = documentsMessage(
    {
      missing: ['Income certificate'],
      choices: [
        ['Voter card', 'Passport'],
        ['Voter card', 'Passport'],
      ],
      others: ['Name of the nominee', 'Name of the nominee'],
      held: ['Aadhaar card'],
    },
    en.merged.message,
    { ...place, language: 'en' },
  );
  expect(text.split('\n')).toEqual([
    'Papers I need:',
    '☐ Income certificate',
    '☐ One of: Voter card / Passport',
    '☐ Name of the nominee',
    '',
    'I already have:',
    '☑ Aadhaar card',
    '',
    'How to get each paper:',
    'https://yojanapath.example/documents',
  ]);
});

test('shortens a long message and says how many documents it leaves out', () => {
  const missing = Array.from({ length: 80 }, (_, place) => `आय प्रमाण पत्र और निवास प्रमाण पत्र ${place}`);
  const text = documentsMessage({ missing, choices: [], others: [], held: [] }, hi.merged.message, place);
  expect(whatsAppAddress(text).length).toBeLessThan(4_100);
  const shown = text.split('☐').length - 1;
  expect(shown).toBeGreaterThan(5);
  expect(text).toContain(hi.merged.message.more(80 - shown));
});
