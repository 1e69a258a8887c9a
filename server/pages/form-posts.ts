/**
 * Forms as browsers without JavaScript send them: to the page's own address, answered by the same endpoints as the calls
 * of the app. A success leads on by redirect; otherwise the page comes again with what was typed and what is wrong.
 */
import type { Context, Hono } from 'hono';
import { type Endpoint, endpointKey, type Output } from '../../contract/endpoint.ts';
import { sendFeedback } from '../../contract/feedback.endpoints.ts';
import { HONEYPOT } from '../../contract/honeypot.ts';
import type { FormState } from '../../contract/page-data.ts';
import { createSchemeRequest } from '../../contract/requests.endpoints.ts';
import { confirmSubscription, subscribe, unsubscribe } from '../../contract/subscribers.endpoints.ts';
import { sentenceOn } from '../api/dispatch.ts';
import { refuseForeignOrigin } from '../api/origin.ts';
import { asProblem, type Problem } from '../api/problem.ts';
import { readPlainForm } from '../api/read-input.ts';
import { problemResponse, type Serving } from '../api/serve.ts';
import { finishPage, SECURITY_HEADERS } from './document.ts';
import { chooseEncoding } from './page-cache.ts';
import type { Pages } from './pages.routes.ts';
import { asPrivate } from './private-page.ts';
import { serviceProblemPage } from './service-problem-page.ts';

type Fields = Record<string, string>;

type FormPage = {
  /** Of the page with the form, without its language. */
  path: string;
  endpoint: Endpoint;
  /** Parameters the page is shown with again. */
  shownWith: string[];
  /** Where a success leads, without the language. */
  next: (output: unknown, fields: Fields) => string;
};

const withQuery = (path: string, query: Record<string, string>) => `${path}?${new URLSearchParams(query)}`;

const FORM_PAGES: FormPage[] = [
  {
    path: '/request',
    endpoint: createSchemeRequest,
    shownWith: [],
    next: (output) => {
      const { request, secret } = output as Output<typeof createSchemeRequest>;
      return withQuery('/request/status', { number: String(request.id), key: secret, sent: '1' });
    },
  },
  { path: '/subscribe', endpoint: subscribe, shownWith: [], next: () => '/subscribe/sent' },
  {
    path: '/subscribe/confirm',
    endpoint: confirmSubscription,
    shownWith: ['token'],
    next: (_, { token = '' }) => withQuery('/subscribe/confirm', { token }),
  },
  { path: '/unsubscribe', endpoint: unsubscribe, shownWith: ['token'], next: (_, { token = '' }) => withQuery('/unsubscribe', { token }) },
  {
    path: '/feedback',
    endpoint: sendFeedback,
    shownWith: ['path', 'schemeId'],
    next: (_, { path = '/' }) => withQuery('/feedback', { path, sent: '1' }),
  },
];

/** What a mailbox sends when its reader presses "unsubscribe" there (RFC 8058): no browser, no page, no redirect. */
const ONE_CLICK = 'List-Unsubscribe';
const LONGEST_KEPT_VALUE = 10_000;
const LANGUAGES = ['', '/hi'];

export function serveForms(app: Hono, pages: Omit<Pages, 'findStaff' | 'findAdminAssets' | 'files'>, serving: Serving): void {
  for (const form of FORM_PAGES) {
    for (const base of LANGUAGES) app.post(base + form.path, (context) => answer(form, base, context, pages, serving));
  }
}

async function answer(
  form: FormPage,
  base: string,
  context: Context,
  pages: Parameters<typeof serveForms>[1],
  serving: Serving,
): Promise<Response> {
  const request = context.req.raw;
  const { endpoint } = form;
  let fields: Fields = {};
  try {
    fields = await readPlainForm(endpoint, request);
    const token = new URL(request.url).searchParams.get('token');
    if (token) fields.token ??= token;
    const isOneClick = endpointKey(endpoint) === endpointKey(unsubscribe) && fields[ONE_CLICK] !== undefined;
    if (!isOneClick) refuseForeignOrigin(request, serving.publicUrl);
    const call = await serving.identify(context);
    // Mailboxes ask for many readers from one address.
    await serving.spend(isOneClick ? 'read' : 'write', call.address);
    const output = await serving.dispatch(endpoint, { ...fields, lang: base ? 'hi' : 'en' }, call);
    if (isOneClick) return new Response('OK', { headers: { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' } });
    const headers = { Location: base + form.next(output, fields), 'Cache-Control': 'no-store', ...SECURITY_HEADERS };
    return new Response(null, { status: 303, headers });
  } catch (error) {
    const problem = asProblem(error);
    if (problem.status >= 500) serving.logFailure(error, request);
    if (problem.status === 403 || problem.status === 415) return problemResponse(problem, false);
    return showAgain(form, base, fields, problem, context, pages);
  }
}

/** The page as it was sent, with what is wrong. */
async function showAgain(
  form: FormPage,
  base: string,
  fields: Fields,
  problem: Problem,
  context: Context,
  pages: Parameters<typeof serveForms>[1],
): Promise<Response> {
  const request = context.req.raw;
  try {
    const shown = form.shownWith.flatMap((name) => (fields[name] ? [[name === 'schemeId' ? 'scheme' : name, fields[name]]] : []));
    const rendered = await pages.render({
      path: base + form.path,
      search: new URLSearchParams(shown).toString(),
      api: pages.api,
      settings: pages.settings,
      form: formState(form.endpoint, fields, problem),
    });
    const page = asPrivate(finishPage(rendered, pages.findAssets(rendered.file, rendered.language)));
    const again = { ...page, status: problem.status, headers: { ...page.headers, ...problem.headers } };
    return await pages.cache.store(null, pages.cache.generation, again, chooseEncoding(request.headers.get('accept-encoding')));
  } catch (error) {
    pages.logFailure(error, request);
    return serviceProblemPage(base + form.path);
  }
}

/** Every field that is wrong, not only the first; what no field is to blame for counts for the form. */
function formState(endpoint: Endpoint, fields: Fields, problem: Problem): FormState {
  const errors: Record<string, string> = {};
  const checked = problem.status === 400 ? endpoint.input.safeParse(fields) : undefined;
  for (const issue of checked?.error?.issues ?? []) errors[String(issue.path[0] ?? 'form')] ??= sentenceOn(issue, fields);
  if (Object.keys(errors).length === 0) errors.form = problem.message;
  const kept = Object.entries(fields).filter(([name]) => name !== HONEYPOT && name !== 'token');
  return { values: Object.fromEntries(kept.map(([name, value]) => [name, value.slice(0, LONGEST_KEPT_VALUE)])), errors };
}
