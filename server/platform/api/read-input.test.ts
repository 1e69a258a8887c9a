import { afterAll, beforeAll, expect, test } from 'vitest';
import { listFeedback, sendFeedback } from '../../../contract/feedback.endpoints.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await testApp();
});
afterAll(() => site.close());

const send = async (body: string) => {
  const response = await site.fetch(sendFeedback.path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
  return [response.status, await response.text()];
};
const report = (text: string) => `{"path":"/","reason":"other","text":${text}}`;

test('accepts text that mentions an escaped NUL', async () => {
  const text = String.raw`The page shows \u0000 and \\u0000`;
  expect(await send(report(JSON.stringify(text)))).toEqual([201, expect.anything()]);
  const listed = await site.api(await site.signIn())(listFeedback, {});
  expect(JSON.stringify(listed)).toContain(JSON.stringify(text));
});

test.each([
  ['an escaped NUL in a text', report(String.raw`"a\u0000b"`), 'A text holds a character that cannot be stored'],
  ['an escaped NUL in a name', String.raw`{"pa\u0000th":"/","reason":"other"}`, 'A text holds a character that cannot be stored'],
  [
    'an escaped NUL deep inside',
    String.raw`{"reason":"other","path":["/",{"a":"\u0000"}]}`,
    'A text holds a character that cannot be stored',
  ],
  ['a NUL as it is', report('"a\0b"'), 'The request body is not valid JSON'],
  ['half an object', '{"path":', 'The request body is not valid JSON'],
  ['a list', '[]', 'Invalid input: the request body must be an object'],
])('%s is refused with a sentence that names the reason', async (_case, body, sentence) => {
  expect(await send(body)).toEqual([400, sentence]);
});
