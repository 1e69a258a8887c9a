import { ApiError } from '../../contract/endpoint.ts';
import { noAnswerReason } from './no-answer.ts';

/** What a notice says of a failed call: the call's own message, in the page's language where that is known; otherwise the fallback. */
export function failureText(error: unknown, sentence: (text: string) => string, fallback: string): string {
  if (!(error instanceof ApiError)) return sentence(noAnswerReason(error) ?? fallback);
  const translated = sentence(error.serverMessage);
  return translated === error.serverMessage ? error.message : translated;
}
