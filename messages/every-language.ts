/**
 * The messages of all languages, for code that uses them all: the server, and the admin panel, which only imports mails and requests. A
 * browser loads the groups its page names, in its language (`scripts/page-messages.ts`).
 */
import { feeds as enFeeds } from './en/feeds.ts';
import { mail as enMail } from './en/mail.ts';
import { request as enRequest } from './en/request.ts';
import { serviceProblem as enServiceProblem } from './en/service-problem.ts';
import type { Messages } from './en.ts';
import * as en from './en.ts';
import { feeds as guFeeds } from './gu/feeds.ts';
import { mail as guMail } from './gu/mail.ts';
import { request as guRequest } from './gu/request.ts';
import { serviceProblem as guServiceProblem } from './gu/service-problem.ts';
import * as gu from './gu.ts';
import { feeds as hiFeeds } from './hi/feeds.ts';
import { mail as hiMail } from './hi/mail.ts';
import { request as hiRequest } from './hi/request.ts';
import { serviceProblem as hiServiceProblem } from './hi/service-problem.ts';
import * as hi from './hi.ts';

export const MESSAGES = { en, hi, gu } satisfies Record<string, Messages>;
export const MAILS = { en: enMail, hi: hiMail, gu: guMail };
export const REQUESTS = { en: enRequest, hi: hiRequest, gu: guRequest };
export const SERVICE_PROBLEMS = { en: enServiceProblem, hi: hiServiceProblem, gu: guServiceProblem };
export const FEEDS = { en: enFeeds, hi: hiFeeds, gu: guFeeds };
