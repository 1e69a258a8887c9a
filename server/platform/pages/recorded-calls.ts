/** What a page was made of: the calls it made, in order, and the tags of what they answered. */
import { type Api, ApiError, type Endpoint } from '../../../contract/endpoint.ts';
import { contentTag } from '../http/etag.ts';

type Made = { endpoint: Endpoint; input: object; tag: string };

export type RecordedCalls = {
  api: Api;
  /** Whether all of them answer now as they did then. A page asks for more only by what it was answered, so then it would be the same. */
  answerTheSame: () => Promise<boolean>;
};

/** @param trial the same calls, of which nobody counts who asks */
export function recordCalls(api: Api, trial: Api): RecordedCalls {
  const made: Made[] = [];
  return {
    api: async (endpoint, input) => {
      const at = made.push({ endpoint, input: input as object, tag: '' }) - 1;
      const note = (tag: string) => {
        made[at] = { endpoint, input: input as object, tag };
      };
      try {
        const answer = await api(endpoint, input);
        note(tagOf(answer));
        return answer;
      } catch (error) {
        note(tagOfFailure(error));
        throw error;
      }
    },
    answerTheSame: async () => {
      for (const { endpoint, input, tag } of made) {
        const now = await trial(endpoint, input as never).then(tagOf, tagOfFailure);
        if (now !== tag || tag === '') return false;
      }
      return true;
    },
  };
}

function tagOf(answer: unknown): string {
  return contentTag(JSON.stringify(answer) ?? '');
}

/** Refusals are answers; what breaks is none. */
function tagOfFailure(error: unknown): string {
  return error instanceof ApiError ? `${error.status} ${error.message}` : '';
}
