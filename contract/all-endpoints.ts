/** Every endpoint, for the sweeps and the reference. Add new files of endpoints here. */
import * as account from './account.endpoints.ts';
import * as audit from './audit.endpoints.ts';
import * as bin from './bin.endpoints.ts';
import * as blogs from './blogs.endpoints.ts';
import * as categories from './categories.endpoints.ts';
import * as check from './check.endpoints.ts';
import * as content from './content.endpoints.ts';
import * as documentAdmin from './document-admin.endpoints.ts';
import * as papers from './documents.endpoints.ts';
import * as drafts from './drafts.endpoints.ts';
import type { Endpoint } from './endpoint.ts';
import * as feedback from './feedback.endpoints.ts';
import * as lexicon from './lexicon.endpoints.ts';
import * as mail from './mail.endpoints.ts';
import * as oldNumbers from './old-numbers.endpoints.ts';
import * as requests from './requests.endpoints.ts';
import * as saved from './saved.endpoints.ts';
import * as schemeAdmin from './scheme-admin.endpoints.ts';
import * as schemeBulk from './scheme-bulk.endpoints.ts';
import * as schemeHistory from './scheme-history.endpoints.ts';
import * as schemes from './schemes.endpoints.ts';
import * as searches from './searches.endpoints.ts';
import * as session from './session.endpoints.ts';
import * as condition from './status.endpoints.ts';
import * as subscribers from './subscribers.endpoints.ts';
import * as users from './users.endpoints.ts';
import * as work from './work.endpoints.ts';

const FILES = [
  account,
  audit,
  bin,
  blogs,
  categories,
  check,
  condition,
  content,
  drafts,
  schemeAdmin,
  schemeBulk,
  schemeHistory,
  schemes,
  saved,
  searches,
  session,
  users,
  feedback,
  lexicon,
  mail,
  oldNumbers,
  papers,
  documentAdmin,
  requests,
  subscribers,
  work,
];

export const ENDPOINTS: Endpoint[] = FILES.flatMap((file) => Object.values<unknown>(file)).filter(isEndpoint);

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;
}
