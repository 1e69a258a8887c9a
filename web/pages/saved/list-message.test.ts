import { expect, test } from 'vitest';
import { saved as en } from '../../../messages/en/saved.ts';
import { saved as hi } from '../../../messages/hi/saved.ts';
import { listAddress, listMessage, whatsAppAddress } from './list-message.ts';

const place = { publicUrl: 'https://yojanapath.example', language: 'hi' } as const;

test('names the schemes with their addresses and ends with the address of the list', () => {
  const text = listMessage(
    [
      { id: 5, name: 'Ujjwala & more' },
      { id: 1, name: 'PM-KISAN' },
    ],
    en.message,
    { ...place, language: 'en' },
  );
  expect(text.split('\n')).toEqual([
    'Government schemes I saved on YojanaPath:',
    '',
    'Ujjwala & more',
    'https://yojanapath.example/schemes/5',
    '',
    'PM-KISAN',
    'https://yojanapath.example/schemes/1',
    '',
    'The whole list:',
    'https://yojanapath.example/saved#list=5,1',
  ]);
  const address = new URL(whatsAppAddress(text));
  expect(address.searchParams.get('text')).toBe(text);
  expect(address.hash).toBe('');
});

test('shortens a long message without losing a scheme from its list', () => {
  const schemes = Array.from({ length: 50 }, (_, id) => ({ id: id + 1, name: 'प्रधानमंत्री किसान सम्मान निधि योजना '.repeat(3) }));
  const text = listMessage(schemes, hi.message, place);
  expect(whatsAppAddress(text).length).toBeLessThan(4_100);
  const named = text.split('/hi/schemes/').length - 1;
  expect(named).toBeGreaterThan(2);
  expect(text).toContain(hi.message.more(50 - named));
  expect(
    text.endsWith(
      listAddress(
        schemes.map(({ id }) => id),
        place,
      ),
    ),
  ).toBe(true);
});
