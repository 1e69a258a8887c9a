/** What a page was made of: the calls it made, in order, and the tags of what they answered. */
import { type Api, ApiError, type Endpoint } from '../../../contract/endpoint.ts';
import { anonymousCall, type Call, trialCall } from '../api/route.ts';
import { contentTag } from '../http/etag.ts';

type Made = { endpoint: Endpoint; input: object; tag: string };

export type RecordedCalls = {
  api: Api;
  /** Whether all of them answer now as they did then. A page asks for more only by what it was answered, so then it would be the same. */
  answerTheSame: () => Promise<boolean>;
  /** Counts once more who asks, for the calls that do. */
  countAgain: () => void;
};

export function recordCalls(apiOf: (call: Call) => Api): RecordedCalls {
  const made: Made[] = [];
  const counts: (() => void)[] = [];
  return {
    api: async (endpoint, input) => {
      const at = made.push({ endpoint, input: input as object, tag: '' }) - 1;
      const note = (tag: string) => {
        made[at] = { endpoint, input: input as object, tag };
      };
      try {
        const call = anonymousCall();
        const answer = await apiOf(call)(endpoint, input);
        if (call.onGiven) counts.push(call.onGiven);
        note(tagOf(answer));
        return answer;
      } catch (error) {
        note(tagOfFailure(error));
        throw error;
      }
    },
    answerTheSame: async () => {
      const trial = apiOf(trialCall());
      for (const { endpoint, input, tag } of made) {
        const now = await trial(endpoint, input as never).then(tagOf, tagOfFailure);
        if (now !== tag || tag === '') return false;
      }
      return true;
    },
    countAgain: () => {
      for (const count of counts) count();
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
