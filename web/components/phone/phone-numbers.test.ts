import { describe, expect, test } from 'vitest';
import { phoneNumbers } from './phone-numbers.ts';

const numbersOf = (text: string, isHelpline = false) => {
  const parts = phoneNumbers(text, isHelpline);
  expect(parts.map((part) => part.text).join('')).toBe(text);
  return parts.flatMap((part) => part.number ?? []);
};

test.each([
  ['155261', ['155261']],
  ['181', ['181']],
  ['1930 (since 2021)', ['1930']],
  ['1800-180-1111, 1800-110-001', ['18001801111', '1800110001']],
  ['1800 425 3993', ['18004253993']],
  ['+91 11 2086 2360', ['+911120862360']],
  ['9909926280, 9909926180', ['9909926280', '9909926180']],
  ['Ask at the office', []],
])('the helpline %j contains %j', (text, numbers) => {
  expect(numbersOf(text, true)).toEqual(numbers);
});

describe('a text', () => {
  test.each([
    ['एक निजी पन्ने पर मदद का फोन नंबर 18004190001 है।', ['18004190001']],
    ['या 1800-11-6666 पर फोन करें।', ['1800116666']],
    ['Ask there or call 1800-345-3574 (8 am to 8 pm, every day).', ['18003453574']],
    ['टोल फ्री १८००-१८०-१५५१ पर पूछें', ['18001801551']],
    ['ટોલ ફ્રી ૧૮૦૦ ૨૩૩ ૫૫૦૦', ['18002335500']],
    ['Numbers: East 90643-89842, Pakyong 90028 33969', ['9064389842', '9002833969']],
    ['Call 8956048405 or 9373905275 first', ['8956048405', '9373905275']],
    ['WhatsApp +91 98765 43210', ['+919876543210']],
    ['Panaji 0832-2438024, Margao 0832 2705151', ['08322438024', '08322705151']],
    ['करंजाळे: 0832-2465840, 2465443 या 2465845 (2018 के नंबर)', ['08322465840', '08322465443', '08322465845']],
    ['call 040-69440000', ['04069440000']],
    ['(0832) 2438024', ['08322438024']],
    ['on 07969134441, on office days', ['07969134441']],
    ['Call 181.', ['181']],
    ['the women helpline (181)', ['181']],
    ['Women in danger: the 181 helpline', ['181']],
    ['112 या 181 पर फोन करें', ['112', '181']],
    ['१४५६७ पर फोन करें', ['14567']],
    ['બાળકો માટે ૧૦૯૮ પર ફોન કરો', ['1098']],
    ['Call 112, 181 (women) or 1098', ['112', '181', '1098']],
    ['Dial 1930 within an hour', ['1930']],
    ['किस्त न आए तो 155261 पर कॉल करें', ['155261']],
    ['एम्बुलेंस 108 पर, पुलिस 112 पर', ['108', '112']],
    ['हेल्प डेस्क या 14440 पर पूछें', ['14440']],
    ['They did not run the number 181 in 2024. Call 112 if 181 does not answer, the women helpline.', ['112']],
    ['181 नहीं चला रहा था। 181 पर फोन करें', ['181', '181']],
    ['helpline 1800 1031', ['18001031']],
    ['181/1091 पर कॉल', ['181', '1091']],
  ])('%j has %j', (text, numbers) => {
    expect(numbersOf(text)).toEqual(numbers);
  });

  test.each([
    'In 1995 the state paid ₹181 a month for 120 days.',
    'The helpline of 1995 was closed',
    'By phone within 139 days',
    'call before 15 March 2026',
    '₹1,00,181 or Rs. 1800 a year; 18,00,4190 units',
    'New Delhi 110001, phone in the office',
    'Section 139 of the Act, rule 112',
    'Call the office; form 101 is there',
    'Pin code 403001',
    'Account number 9876543210',
    'PRID 2220061 of 2024-25',
    '2022-23, 31-03-2027, 01/04/2025, 2025-09-17',
    'Aadhaar 1234 5678 9012',
    'Between 60.5% and 181%',
    'कक्षा 10 में 181 अंक',
    '100 दिन काम और फोन',
    'Call for 15000 rupees',
    'WhatsApp group of 150 people',
    'udyam-1800-2024',
    'id=9876543210',
    'सरकारी डिग्री कॉलेजों में आने वाली 140 लड़कियाँ',
    'કૉલેજમાં 140 છોકરીઓ',
    'Card 9876543210123456',
  ])('%j has none', (text) => {
    expect(numbersOf(text)).toEqual([]);
  });
});

test.each([
  ['(011) 2338 1543', '01123381543'],
  ['+91 (80) 2345 6789', '+918023456789'],
  ['91-11-2309 2112', '+911123092112'],
  ['1-800-11-0001', '1800110001'],
  ['1800.180.1551', '18001801551'],
  ['+91.98765.43210', '+919876543210'],
  ['9876-543210', '9876543210'],
  ['98-765-43210', '9876543210'],
  ['＋９１ ９８７６５ ４３２１０', '+919876543210'],
  ['00919876543210', '00919876543210'],
])('finds %s however its groups are separated', (written, digits) => {
  expect(numbersOf(`Ask at ${written}.`)).toEqual([digits]);
  expect(numbersOf(`(${written}, 10 am to 5 pm)`)).toEqual([digits]);
});

test.each([
  '1.800.25',
  '12-345-67890',
  '98-765-4321',
  '9876-5432',
  '(011) 2338',
  '91-11-2309',
  '1-800-11',
  '2020-21 9876',
  '₹ 9876-543210',
])('%s is not a telephone number', (text) => {
  expect(numbersOf(`About ${text}.`)).toEqual([]);
});
