/** Turns an HTTP request into the flat input of an endpoint. */
import { DEFAULT_BODY_LIMIT, type Endpoint } from '../../../contract/endpoint.ts';
import { invalid, Problem, tooLarge } from './problem.ts';

/** None of our forms sends these, so the messages are not translated. */
const NUL_IN_TEXT = 'A text holds a character that cannot be stored';
const FIELD_TWICE = 'A field came twice';

const unsupported = () => new Problem(415, 'Unsupported Media Type');

export async function readInput(
  endpoint: Endpoint,
  request: Request,
  parameters: Record<string, string>,
): Promise<Record<string, unknown>> {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  if (endpoint.method === 'GET' || endpoint.method === 'DELETE') return { ...query, ...parameters };
  const body = endpoint.body === 'multipart' ? await readForm(endpoint, request) : await readJson(endpoint, request);
  return { ...body, ...parameters };
}

/** Reads the whole body, or stops at the limit. */
async function readBytes(endpoint: Endpoint, request: Request): Promise<Uint8Array<ArrayBuffer>> {
  const limit = endpoint.bodyLimit ?? DEFAULT_BODY_LIMIT;
  const said = request.headers.get('content-length');
  if (Number(said ?? 0) > limit) throw tooLarge();
  try {
    // The HTTP parser enforces Content-Length, so the body is read in one piece, which is faster than streaming.
    return said === null ? await readChunks(request, limit) : new Uint8Array(await request.arrayBuffer());
  } catch (error) {
    // A client that disconnects mid-body is not a server error.
    throw error instanceof Problem ? error : invalid('The request did not arrive whole');
  }
}

async function readChunks(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (request.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > limit) throw tooLarge();
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/** PostgreSQL cannot store NUL, and no honest text contains it. A backslash that is itself escaped does not start `\u0000`. */
const ESCAPED_NUL = /(?<!\\)(?:\\\\)*\\u0000/;

async function readJson(endpoint: Endpoint, request: Request): Promise<Record<string, unknown>> {
  const bytes = await readBytes(endpoint, request);
  if (bytes.length === 0) return {};
  if (!/^application\/json\s*(;\s*charset="?utf-8"?)?$/i.test(request.headers.get('content-type') ?? '')) throw unsupported();
  let text: string;
  let value: unknown;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    value = JSON.parse(text);
  } catch {
    throw invalid('The request body is not valid JSON');
  }
  if (ESCAPED_NUL.test(text)) throw invalid(NUL_IN_TEXT);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw invalid('Invalid input: the request body must be an object');
  return value as Record<string, unknown>;
}

/** Text fields by name, and files as File. A repeated field is refused rather than dropped. */
async function readForm(endpoint: Endpoint, request: Request): Promise<Record<string, unknown>> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type)) throw unsupported();
  const bytes = await readBytes(endpoint, request);
  let form: FormData;
  try {
    form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
  } catch {
    throw invalid('The form could not be read');
  }
  const fields = new Map<string, unknown>();
  for (const [name, value] of form) {
    if (fields.has(name)) throw invalid(FIELD_TWICE);
    if (typeof value === 'string' && value.includes('\0')) throw invalid(NUL_IN_TEXT);
    // Browsers send an empty file field when no file was chosen.
    if (typeof value !== 'string' && value.size === 0 && value.name === '') continue;
    fields.set(name, value);
  }
  return Object.fromEntries(fields);
}

/** The fields of a URL-encoded form, as browsers without JavaScript send it. A repeated field is refused. */
export async function readPlainForm(endpoint: Endpoint, request: Request): Promise<Record<string, string>> {
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(request.headers.get('content-type') ?? '')) throw unsupported();
  const text = new TextDecoder().decode(await readBytes(endpoint, request));
  const fields = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(text)) {
    if (fields.has(name)) throw invalid(FIELD_TWICE);
    if (value.includes('\0')) throw invalid(NUL_IN_TEXT);
    fields.set(name, value);
  }
  return Object.fromEntries(fields);
}
