/**
 * Handles forms of browsers without JavaScript, which post to the page's own address, through the endpoints the app calls. Success
 * redirects; otherwise the page is shown again with the input and its errors.
 */
import type { Context, Hono } from 'hono';
import { checkSchemes, type PlainResult } from '../../../contract/check.endpoints.ts';
import { draftOfFields, factsOfDraft } from '../../../contract/eligibility/draft.ts';
import { type Endpoint, endpointKey, type Output } from '../../../contract/endpoint.ts';
import { sendFeedback } from '../../../contract/feedback.endpoints.ts';
import { HONEYPOT } from '../../../contract/honeypot.ts';
import { sentenceOf } from '../../../contract/input-problem.ts';
import { inLanguage } from '../../../contract/language-address.ts';
import { LANGUAGES, type Language } from '../../../contract/languages.ts';
import type { FormState } from '../../../contract/page-data.ts';
import { createSchemeRequest } from '../../../contract/requests.endpoints.ts';
import { confirmSubscription, subscribe, unsubscribe } from '../../../contract/subscribers.endpoints.ts';
import type { Page } from '../../../web/page.ts';
import { FACTS, PAGES, type PageName } from '../../../web/pages.ts';
import { refuseForeignOrigin } from '../api/origin.ts';
import { asProblem, type Problem } from '../api/problem.ts';
import { readPlainForm } from '../api/read-input.ts';
import { anonymousCall } from '../api/route.ts';
import { problemResponse, type Serving } from '../api/serve.ts';
import { ERROR_ID_HEADER } from '../observability/error-id.ts';
import { finishPage, SECURITY_HEADERS } from './html-document.ts';
import type { Pages } from './pages.routes.ts';
import { asPrivate } from './private-page.ts';
import { problemPage } from './problem-page.ts';

type Fields = Record<string, string>;

/** How a page's form is answered. */
type Form = {
  endpoint: Endpoint;
  /** Maps the fields to the endpoint's input, if they differ, with errors by field. */
  read?: (fields: Fields) => { input: Record<string, unknown>; errors: Fields };
} & (
  | {
      /** The redirect target, without the language. */
      next: (output: unknown, fields: Fields) => string;
    }
  | {
      /** The answer as the page shows it, without a redirect: nothing is stored, and the address must not reveal it. */
      show: (output: unknown) => unknown;
    }
);

const withQuery = ({ path }: Page, query: Record<string, string>) => `${path}?${new URLSearchParams(query)}`;

const FORMS: Partial<Record<PageName, Form>> = {
  request: {
    endpoint: createSchemeRequest,
    next: (output) => {
      const { request, secret } = output as Output<typeof createSchemeRequest>;
      return withQuery(PAGES.requestStatus, { number: String(request.id), key: secret, sent: '1' });
    },
  },
  subscribe: { endpoint: subscribe, next: () => PAGES.subscribeSent.path },
  subscribeConfirm: { endpoint: confirmSubscription, next: (_, { token = '' }) => withQuery(PAGES.subscribeConfirm, { token }) },
  unsubscribe: { endpoint: unsubscribe, next: (_, { token = '' }) => withQuery(PAGES.unsubscribe, { token }) },
  check: {
    endpoint: checkSchemes,
    read: (fields) => {
      const { facts, impossible } = factsOfDraft(draftOfFields(fields));
      return { input: { facts }, errors: Object.fromEntries(impossible.map((name) => [name, 'Impossible value'])) };
    },
    show: (output): PlainResult[] => (output as Output<typeof checkSchemes>).results.map(({ lines: _, needs: __, ...result }) => result),
  },
  feedback: { endpoint: sendFeedback, next: (_, { path = '/' }) => withQuery(PAGES.feedback, { path, sent: '1' }) },
};

type FormPage = Form & { name: PageName; language: Language };

/** Fields whose query parameter has another name. */
const FIELDS: Record<string, string> = { scheme: 'schemeId' };

/** Posted by a mail program when its reader presses "unsubscribe" (RFC 8058); it expects no page and no redirect. */
const ONE_CLICK = 'List-Unsubscribe';
const MAX_RESHOWN_VALUE = 10_000;

export function serveForms(app: Hono, pages: Omit<Pages, 'spend' | 'findStaff' | 'findAdminAssets' | 'files'>, serving: Serving): void {
  for (const name of Object.keys(PAGES) as PageName[]) {
    if (!FACTS[name].takesForm) continue;
    const form = FORMS[name];
    if (!form) throw new Error(`Nothing says how the form of the page ${name} is answered`);
    for (const language of LANGUAGES) {
      const page = { ...form, name, language };
      app.post(pathOf(page), (context) => answer(page, context, pages, serving));
    }
  }
}

const pathOf = ({ name, language }: FormPage) => inLanguage(language, PAGES[name].path);

async function answer(form: FormPage, context: Context, pages: Parameters<typeof serveForms>[1], serving: Serving): Promise<Response> {
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
    // A mail provider unsubscribes many readers from one IP address.
    await serving.spend(isOneClick || 'show' in form ? 'read' : 'write', await serving.payerOf(endpoint, fields, call));
    const { input, errors } = form.read?.(fields) ?? { input: fields, errors: {} };
    if (Object.keys(errors).length > 0) return await showAgain(form, fields, { errors }, { status: 400, headers: {} }, context, pages);
    const output = await serving.dispatch(endpoint, { ...input, lang: form.language }, call);
    if ('show' in form)
      return await showAgain(form, fields, { errors: {}, output: form.show(output) }, { status: 200, headers: {} }, context, pages);
    if (isOneClick) return new Response('OK', { headers: { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' } });
    const headers = { Location: inLanguage(form.language, form.next(output, fields)), 'Cache-Control': 'no-store', ...SECURITY_HEADERS };
    return new Response(null, { status: 303, headers });
  } catch (error) {
    const problem = asProblem(error);
    const errorId = problem.status >= 500 ? serving.logFailure(error, request) : undefined;
    if (problem.status === 403 || problem.status === 415) return problemResponse(problem, false);
    const headers = { ...problem.headers, ...(errorId && { [ERROR_ID_HEADER]: errorId }) };
    return showAgain(form, fields, { errors: errorsOf(endpoint, fields, problem) }, { status: problem.status, headers }, context, pages);
  }
}

/** Renders the page again with its input, and the errors or the result. */
async function showAgain(
  form: FormPage,
  fields: Fields,
  outcome: Omit<FormState, 'values'>,
  { status, headers }: Pick<Problem, 'status' | 'headers'>,
  context: Context,
  pages: Parameters<typeof serveForms>[1],
): Promise<Response> {
  const request = context.req.raw;
  try {
    const shown = (FACTS[form.name].reads ?? []).flatMap((name) => {
      const value = fields[FIELDS[name] ?? name];
      return value ? [[name, value]] : [];
    });
    const rendered = await pages.render({
      path: pathOf(form),
      search: new URLSearchParams(shown).toString(),
      api: pages.apiOf(anonymousCall()),
      settings: pages.settings,
      form: { values: valuesToReshow(fields), ...outcome },
    });
    const page = asPrivate(finishPage(rendered, pages.findAssets(rendered.file, rendered.language)));
    const again = { ...page, status, headers: { ...page.headers, ...headers } };
    return await pages.cache.store(null, pages.cache.generation, again, request);
  } catch (error) {
    return problemPage(pathOf(form), asProblem(error), pages.logFailure(error, request));
  }
}

/** Errors of all invalid fields, or of the `form` if no field is to blame. */
function errorsOf(endpoint: Endpoint, fields: Fields, problem: Problem): Record<string, string> {
  const errors: Record<string, string> = {};
  const checked = problem.status === 400 ? endpoint.input.safeParse(fields) : undefined;
  for (const issue of checked?.error?.issues ?? []) errors[String(issue.path[0] ?? 'form')] ??= sentenceOf(issue, fields);
  if (Object.keys(errors).length === 0) errors.form = problem.message;
  return errors;
}

function valuesToReshow(fields: Fields): Record<string, string> {
  const shown = Object.entries(fields).filter(([name]) => name !== HONEYPOT && name !== 'token');
  return Object.fromEntries(shown.map(([name, value]) => [name, value.slice(0, MAX_RESHOWN_VALUE)]));
}
