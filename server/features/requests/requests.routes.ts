/** Calls of visitors about their requests for missing schemes. */
import { isTrapped } from '../../../contract/honeypot.ts';
import { createSchemeRequest, readRequestStatus } from '../../../contract/requests.endpoints.ts';
import type { Deps } from '../../deps.ts';
import { textIn } from '../../domain/catalogue/present-scheme.ts';
import { notFound } from '../../platform/api/problem.ts';
import { type Route, route } from '../../platform/api/route.ts';
import { presentOwn } from './present-request.ts';
import { newSecret } from './request-codes.ts';
import { findOwnRequest, type NewRequest, type StoredRequest, storeRequest } from './requests.store.ts';

const RECEIVED = 'Your scheme request has been submitted successfully.';

export function requestRoutes({ db, catalogue, now }: Deps): Route[] {
  return [
    route(createSchemeRequest, async (input) => {
      const request: NewRequest = {
        name: input.name,
        email: input.email,
        category: input.category ?? null,
        description: input.description ?? '',
        urgency: input.urgency ?? 'medium',
        language: input.lang,
        key: input.key,
      };
      const stored = isTrapped(input) ? pretend(request, now()) : await storeRequest(db, request, now());
      return { message: RECEIVED, request: presentOwn(stored), secret: stored.secret };
    }),

    route(readRequestStatus, async ({ id, key, lang }) => {
      const request = await findOwnRequest(db, id, key);
      if (!request) throw notFound('Request not found');
      const scheme = request.scheme_id === null ? undefined : catalogue.current.scheme(request.scheme_id);
      return {
        request: presentOwn(request),
        scheme: scheme ? { id: scheme.id, name: textIn(scheme, 'name', lang) } : null,
      };
    }),
  ];
}

/** The answer for a bot that filled in the hidden field: looks real, but nothing is stored. */
function pretend({ key: _, category, ...request }: NewRequest, at: Date): StoredRequest {
  const instant = at.toISOString();
  return {
    ...request,
    id: Math.floor(at.getTime() / 1000) % 100_000,
    secret: newSecret(),
    submission_key: '',
    category_id: category,
    status: 'pending',
    scheme_id: null,
    rejection_reason: '',
    rejection_note: '',
    createdAt: instant,
    updated_at: instant,
  };
}
