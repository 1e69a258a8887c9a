/** Records the calls a page made, in order, with hashes of their answers. */
import { type Api, ApiError, type Endpoint } from '../../../contract/endpoint.ts';
import { anonymousCall, type Call, revalidationCall } from '../api/route.ts';
import { contentTag } from '../http/etag.ts';

type Made = { endpoint: Endpoint; input: object; tag: string };

export type RecordedCalls = {
  api: Api;
  /** Repeats the calls and compares the answers. If all are equal, so is the page, because it depends on nothing else. */
  answerTheSame: () => Promise<boolean>;
  /** Counts another request, for calls that count them. */
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
        if (call.onServed) counts.push(call.onServed);
        note(tagOf(answer));
        return answer;
      } catch (error) {
        note(tagOfFailure(error));
        throw error;
      }
    },
    answerTheSame: async () => {
      const callAgain = apiOf(revalidationCall());
      for (const { endpoint, input, tag } of made) {
        const now = await callAgain(endpoint, input as never).then(tagOf, tagOfFailure);
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

/** Empty for unexpected errors, which are not answers; an ApiError is one. */
function tagOfFailure(error: unknown): string {
  return error instanceof ApiError ? `${error.status} ${error.message}` : '';
}
