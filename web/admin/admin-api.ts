/** The contract's calls as the admin panel makes them, and what they tell about the session. */
import { type Api, ApiError } from '../../contract/endpoint.ts';
import { readMe } from '../../contract/session.endpoints.ts';
import { fetchApi } from '../api-client.ts';

let isDoubtful = false;

/** Whether a call was refused since the gate last looked: the session may be over. */
export const sessionIsDoubtful = (): boolean => isDoubtful;

/** The gate has looked. */
export function settleDoubt(): void {
  isDoubtful = false;
}

/**
 * A 401 stays an ordinary error, so that nobody is thrown out while typing; the next change of screen asks the gate again.
 */
export const adminApi: Api = async (endpoint, input, options) => {
  try {
    return await fetchApi(endpoint, input, options);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401 && endpoint.path !== readMe.path) isDoubtful = true;
    throw error;
  }
};
