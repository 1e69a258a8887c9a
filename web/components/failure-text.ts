import { ApiError } from '../../contract/endpoint.ts';
import { noAnswerReason } from './no-answer.ts';

/** The toast's text for a failed call: its own message, translated if known; otherwise the fallback. */
export function failureText(error: unknown, sentence: (text: string) => string, fallback: string): string {
  if (!(error instanceof ApiError)) return sentence(noAnswerReason(error) ?? fallback);
  const translated = sentence(error.serverMessage);
  return translated === error.serverMessage ? error.message : translated;
}
