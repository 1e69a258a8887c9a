/** The API reference, generated from the contract: an OpenAPI document and a page for people. */

import type { Hono } from 'hono';
import * as z from 'zod/mini';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { DEFAULT_BODY_LIMIT, KEY_HEADER, KEY_PATTERN, pathParameters } from '../../../contract/endpoint.ts';
import { encodeHtml } from '../../../contract/html-text.ts';
import { LANGUAGES, languageInEnglish } from '../../../contract/languages.ts';
import type { FinishedPage, PageCache } from '../http/page-cache.ts';
import type { Route } from './route.ts';

type JsonSchema = { type?: string; properties?: Record<string, unknown>; required?: string[]; [key: string]: unknown };

const KEY_PARAMETER = {
  name: KEY_HEADER,
  in: 'header',
  required: false,
  description: 'Chosen at random for one save: repeated with the same key, it is not done again',
  schema: { type: 'string', pattern: KEY_PATTERN.source },
};

const ACCESS = { public: 'Anyone', session: 'Anyone signed in', admin: 'Administrators only' };

/** Converts to JSON Schema; a transformed value is described by what it accepts. */
function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...drawn } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema & { $schema?: string };
  return drawn;
}

function operation(endpoint: Endpoint) {
  const input = jsonSchema(endpoint.input, 'input');
  const names = pathParameters(endpoint.path);
  const isQuery = endpoint.method === 'GET' || endpoint.method === 'DELETE';
  const properties = Object.entries(input.properties ?? {});
  const rest = properties.filter(([name]) => !names.includes(name));
  const parameters = [
    ...names.map((name) => ({ name, in: 'path', required: true, schema: input.properties?.[name] ?? {} })),
    ...(endpoint.takesKey ? [KEY_PARAMETER] : []),
    ...(isQuery ? rest.map(([name, schema]) => ({ name, in: 'query', required: input.required?.includes(name) ?? false, schema })) : []),
  ];
  const required = (input.required ?? []).filter((name) => !names.includes(name));
  const body = { ...input, properties: Object.fromEntries(rest), ...(required.length > 0 ? { required } : { required: undefined }) };
  const type = endpoint.body === 'multipart' ? 'multipart/form-data' : 'application/json';
  const failure =
    endpoint.errors === 'message'
      ? { 'application/json': { schema: { type: 'object', properties: { message: { type: 'string' } }, required: ['message'] } } }
      : { 'text/plain': { schema: { type: 'string' } } };
  return {
    summary: endpoint.summary,
    description: `${ACCESS[endpoint.access]}.${isQuery ? '' : ` At most ${endpoint.bodyLimit ?? DEFAULT_BODY_LIMIT} bytes.`}`,
    ...(endpoint.access !== 'public' && { security: [{ session: [] }] }),
    parameters,
    ...(!isQuery && rest.length > 0 && { requestBody: { required: required.length > 0, content: { [type]: { schema: body } } } }),
    responses: {
      [endpoint.success ?? 200]: {
        description: 'Done',
        content: { 'application/json': { schema: jsonSchema(endpoint.output, 'output') } },
      },
      default: { description: 'What went wrong, in one sentence', content: failure },
    },
  };
}

/** The whole API as an OpenAPI 3.1 document. */
export function openApiDocument(endpoints: Endpoint[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'YojanaPath',
      version: '1.0.0',
      description: `Indian government schemes with step-by-step guides, in ${new Intl.ListFormat('en').format(LANGUAGES.map(languageInEnglish))}.`,
    },
    paths,
    components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'sid' } } },
  };
}

function referencePage(endpoints: Endpoint[]): string {
  const entries = endpoints.map((endpoint) => {
    const drawn = operation(endpoint);
    const block = (title: string, value: unknown) =>
      `<h3>${title}</h3><pre tabindex="0">${encodeHtml(JSON.stringify(value, null, 2))}</pre>`;
    return `<details><summary><code>${endpoint.method} ${encodeHtml(endpoint.path)}</code> ${encodeHtml(endpoint.summary)}</summary>
<p>${encodeHtml(drawn.description)}</p>${drawn.parameters.length > 0 ? block('Parameters', drawn.parameters) : ''}${
      drawn.requestBody ? block('Body', drawn.requestBody.content) : ''
    }${block('Answers', drawn.responses)}</details>`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>API reference | YojanaPath</title><style>body{font:16px/1.6 system-ui,sans-serif;max-width:60rem;margin:auto;padding:1rem;color:#1d2b2f;background:#fbf8f1}
summary{padding:.6rem 0;cursor:pointer}code{font-weight:600}pre{background:#fff;border:1px solid #ddd3bd;padding:1rem;overflow:auto}a{color:#0b5563}</style></head>
<body><main><h1>API reference</h1><p>Every call of YojanaPath, drawn from the contract the server is built on. For machines:
<a href="/api/openapi.json">openapi.json</a>. Lists are paged; ids are whole numbers; errors are one sentence of plain text unless stated otherwise.</p>
${entries.join('\n')}</main></body></html>`;
}

/** Built on request, because it is a megabyte and seldom asked for. */
export function serveReference(app: Hono, routes: Route[], cache: PageCache): void {
  const endpoints = routes.map((route) => route.endpoint).sort((a, b) => a.path.localeCompare(b.path) || a.method.localeCompare(b.method));
  const headers = { 'Cache-Control': 'no-cache', 'X-Content-Type-Options': 'nosniff' };
  const json = { ...headers, 'Content-Type': 'application/json; charset=utf-8' };
  const html = {
    ...headers,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  };
  const serve = (path: string, headers: FinishedPage['headers'], draw: () => string) => {
    let text: string | undefined;
    const answer = (): FinishedPage => {
      text ??= draw();
      return { status: 200, text, headers };
    };
    app.get(path, (context) => cache.keep(path, context.req.raw, answer));
  };
  serve('/api/openapi.json', json, () => JSON.stringify(openApiDocument(endpoints)));
  serve('/api/docs', html, () => referencePage(endpoints));
}
