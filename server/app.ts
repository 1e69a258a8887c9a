/** Wiring: creates the dependencies, passes them to the features, and puts all routes and pages behind one HTTP handler. */

import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import type { Logger } from 'pino';
import { CATEGORIES } from '../contract/categories.ts';
import { TRANSLATIONS } from '../contract/languages.ts';
import { MESSAGES } from '../messages/every-language.ts';
import { readContent } from './content/content-files.ts';
import { updateContent } from './content/content-update.ts';
import type { ReleaseHashes } from './content/release-hashes.ts';
import { countWaiting } from './content/waiting-content.ts';
import type { House } from './deps.ts';
import { moveBlog } from './domain/articles/blogs.store.ts';
import { CatalogueKeeper, type DamagedRow } from './domain/catalogue/catalogue-keeper.ts';
import type { IndexKeeper } from './domain/catalogue/stored-index.ts';
import { restoreFromBin } from './domain/documents/documents.store.ts';
import { unbinScheme } from './domain/schemes/write-scheme.ts';
import type { LexiconEntry } from './domain/search/types.ts';
import { type Env, isSecure } from './env.ts';
import { auditRoutes } from './features/audit/audit.routes.ts';
import { binRoutes } from './features/bin/bin.routes.ts';
import { blogRoutes } from './features/blogs/blogs.routes.ts';
import { takeOutForeignPictures } from './features/blogs/foreign-pictures.ts';
import { categoryRoutes } from './features/categories/categories.routes.ts';
import { checkRoutes } from './features/check/check.routes.ts';
import { contentRoutes } from './features/content/content.routes.ts';
import { discoveryRoutes } from './features/discovery/discovery.routes.ts';
import { paperAdminRoutes } from './features/documents/document-admin.routes.ts';
import { paperRoutes } from './features/documents/documents.routes.ts';
import { draftRoutes } from './features/drafts/drafts.routes.ts';
import { forgetOldDrafts } from './features/drafts/drafts.store.ts';
import { feedbackRoutes } from './features/feedback/feedback.routes.ts';
import { forgetOldFeedback } from './features/feedback/feedback.store.ts';
import { importRoutes } from './features/import/import.routes.ts';
import { lexiconRoutes } from './features/lexicon/lexicon.routes.ts';
import { oldNumberRoutes } from './features/old-numbers/old-numbers.routes.ts';
import { queuePublishedMails } from './features/requests/published-mails.ts';
import { requestAdminRoutes } from './features/requests/request-admin.routes.ts';
import { requestRoutes } from './features/requests/requests.routes.ts';
import { answerRequest } from './features/requests/requests.store.ts';
import { guideRoutes } from './features/schemes/guides.routes.ts';
import { schemeAdminRoutes } from './features/schemes/scheme-admin.routes.ts';
import { schemeBulkRoutes } from './features/schemes/scheme-bulk.routes.ts';
import { schemeHistoryRoutes } from './features/schemes/scheme-history.routes.ts';
import { schemeRoutes } from './features/schemes/schemes.routes.ts';
import { accountRoutes } from './features/session/account.routes.ts';
import { addressOf, identifyBy } from './features/session/identify.ts';
import { forgetOldTries } from './features/session/login-throttle.ts';
import { payerBy } from './features/session/payer.ts';
import { sessionRoutes } from './features/session/session.routes.ts';
import { conditionRoutes } from './features/status/status.routes.ts';
import { queueDigests } from './features/subscribers/digests.ts';
import { subscriberRoutes } from './features/subscribers/subscribers.routes.ts';
import { forgetUnconfirmed } from './features/subscribers/subscribers.store.ts';
import { userRoutes } from './features/users/users.routes.ts';
import { workRoutes } from './features/work/work.routes.ts';
import { EmptySearchCounter } from './features/zero-result-searches/zero-result-counter.ts';
import { emptySearchRoutes } from './features/zero-result-searches/zero-result-searches.routes.ts';
import { forgetOldSearches } from './features/zero-result-searches/zero-result-searches.store.ts';
import { createDispatch, inProcessApi } from './platform/api/dispatch.ts';
import { Problem } from './platform/api/problem.ts';
import { createRateLimits } from './platform/api/rate-limits.ts';
import { serveReference } from './platform/api/reference.ts';
import type { Call, Route } from './platform/api/route.ts';
import { serveRoutes } from './platform/api/serve.ts';
import type { Connection } from './platform/database/connect.ts';
import type { Reserve } from './platform/database/reserve.ts';
import { loopTurns } from './platform/http/loop-queue.ts';
import { inOwnTurn } from './platform/http/overload.ts';
import { PageCache } from './platform/http/page-cache.ts';
import { hasNul, refuseNul } from './platform/http/refuse-nul.ts';
import { type Chore, HOUR_MS, SECOND_MS, startChores } from './platform/jobs/background-jobs.ts';
import { mailRoutes } from './platform/mail/mail.routes.ts';
import { forgetSentMails } from './platform/mail/outbox.ts';
import type { Sender } from './platform/mail/sender.ts';
import { Failures } from './platform/observability/failures.ts';
import { healthRoutes } from './platform/observability/health.ts';
import { createMetrics, type Metrics } from './platform/observability/metrics.ts';
import { observeRequests } from './platform/observability/observe-requests.ts';
import { measureSite } from './platform/observability/site-gauges.ts';
import { serveForms } from './platform/pages/form-posts.ts';
import { keptAddress } from './platform/pages/page-address.ts';
import { type Pages, servePages } from './platform/pages/pages.routes.ts';
import { findStaffBy } from './platform/pages/preview.ts';
import { problemPage } from './platform/pages/problem-page.ts';
import { qrCodeRoutes } from './platform/pages/qr-code.routes.ts';
import { uploadRoutes } from './platform/pages/uploads.routes.ts';
import { pictureFolder, sweepPictures } from './platform/pictures/pictures.ts';
import { emptyBin } from './platform/records/bin.ts';
import { forgetSaves } from './platform/records/save-once.ts';

/** For a year, without includeSubDomains: other hosts of the domain may not use https. */
const ONLY_HTTPS = 'max-age=31536000';

export type AppParts = {
  env: Env;
  connection: Connection;
  log: Logger;
  /** Reads the search words that come with the software. */
  lexicon: () => readonly LexiconEntry[];
  /** What this release says, by hash; undefined until it has been read. */
  release?: () => ReleaseHashes | undefined;
  /** Where the search index is kept from one start to the next; without it, it is built at each. */
  indexKeeper?: IndexKeeper;
  /** Given up when the disk is full. */
  reserve?: Reserve | undefined;
  now?: () => Date;
  metrics?: Metrics;
  /** The built web part; without it only the API is served. */
  web?: Pick<Pages, 'render' | 'findAssets' | 'findAdminAssets' | 'files'>;
};

export type App = {
  house: House;
  routes: Route[];
  chores: Chore[];
  /** Answers one request, for tests without a socket. */
  fetch: (request: Request) => Promise<Response>;
  listener: (request: IncomingMessage, response: ServerResponse) => void;
  stop: () => Promise<void>;
};

/** @param release what it says, by hash, once that has been read */
export function allRoutes(house: House, searches: EmptySearchCounter, release: AppParts['release'] = () => undefined): Route[] {
  const waitingContent = async () => {
    const hashes = release();
    return hashes ? countWaiting(house.db, hashes) : null;
  };
  return [
    ...schemeRoutes(house, (words, language, kind) => searches.note(words, language, kind, house.now())),
    ...schemeAdminRoutes(house, queuePublishedMails, answerRequest),
    ...schemeHistoryRoutes(house, queuePublishedMails),
    ...schemeBulkRoutes(house, queuePublishedMails),
    ...importRoutes(house, queuePublishedMails),
    ...contentRoutes(house, (update) => updateContent(house.db, readContent(), { ...update, onPublished: queuePublishedMails })),
    ...oldNumberRoutes(house),
    ...binRoutes(house, {
      scheme: (tx, id, write) => unbinScheme(tx, id, { ...write, onPublished: queuePublishedMails }),
      blog: (tx, id, write) => moveBlog(tx, id, 'list', write),
      paper: restoreFromBin,
    }),
    ...categoryRoutes(),
    ...checkRoutes(house),
    ...guideRoutes(house),
    ...blogRoutes(house),
    ...draftRoutes(house),
    ...lexiconRoutes(house),
    ...emptySearchRoutes(house),
    ...sessionRoutes(house),
    ...accountRoutes(house),
    ...userRoutes(house),
    ...auditRoutes(house),
    ...requestRoutes(house),
    ...requestAdminRoutes(house),
    ...subscriberRoutes(house),
    ...feedbackRoutes(house),
    ...paperRoutes(house),
    ...paperAdminRoutes(house),
    ...mailRoutes(house),
    ...workRoutes(house, waitingContent),
    ...conditionRoutes(house, waitingContent),
  ];
}

/** Background jobs of a running server. @param sender none while no mail can be sent */
export function allChores(house: House, cache: PageCache, searches: EmptySearchCounter, sender?: Sender): Chore[] {
  const { db, catalogue, reserve } = house;
  const hourly = (name: string, work: Chore['work']): Chore => ({ name, every: HOUR_MS, work });
  return [
    // Another process's write is served within two seconds of its commit.
    { name: 'follow what other processes write', every: SECOND_MS, work: () => catalogue.follow() },
    { name: 'turn the day', every: SECOND_MS, work: async () => cache.turnTheDay() },
    { name: 'take in search words', every: SECOND_MS / 4, work: () => catalogue.rebuildIfQuiet() },
    { name: 'count searches in vain', every: SECOND_MS / 2, work: () => searches.write(db) },
    ...(reserve ? [{ name: 'make the reserve whole', every: 10 * SECOND_MS, work: () => reserve.refill() }] : []),
    hourly('forget subscriptions nobody confirmed', (at) => forgetUnconfirmed(db, at)),
    hourly('forget mails that were sent', (at) => forgetSentMails(db, at)),
    hourly('forget old drafts', (at) => forgetOldDrafts(db, at)),
    hourly('forget old saves', (at) => forgetSaves(db, at)),
    hourly('forget old searches', (at) => forgetOldSearches(db, at)),
    hourly('forget old tries to log in', (at) => forgetOldTries(db, at)),
    hourly('forget old feedback', (at) => forgetOldFeedback(db, at)),
    hourly('empty the bin of schemes', (at) => emptyBin(db, 'scheme', at)),
    hourly('empty the bin of articles', (at) => emptyBin(db, 'blog', at)),
    hourly('empty the bin of papers', (at) => emptyBin(db, 'paper', at)),
    hourly('remove pictures that nothing names', (at) => sweepPictures(house, at)),
    hourly('take pictures of other sites out of texts', () => takeOutForeignPictures(house)),
    // While no mail can be sent, the news gather instead of piling up.
    ...(sender
      ? [
          { name: 'send mails', every: 2 * SECOND_MS, first: 0, work: (_at: Date, stopped: AbortSignal) => sender.sendAll(stopped) },
          hourly('queue the weekly news', (at) => queueDigests(db, at)),
        ]
      : []),
  ];
}

/** Translated names of categories, by slug. */
const categoryNames = Object.fromEntries(
  CATEGORIES.map(({ slug }) => [slug, TRANSLATIONS.map((language) => MESSAGES[language].categories.names[slug] ?? '').filter(Boolean)]),
);

/** Loads the SMTP client only where a mail server is set. */
async function senderTo(smtpUrl: string, house: House): Promise<Sender> {
  const { createSender } = await import('./platform/mail/sender.ts');
  return createSender(house, smtpUrl);
}

/** Builds the application on a migrated database and loads the catalogue. */
export async function createApp({
  env,
  connection,
  log,
  lexicon,
  release,
  indexKeeper,
  reserve,
  now = () => new Date(),
  metrics = createMetrics(),
  web,
}: AppParts): Promise<App> {
  const { db, engine } = connection;
  const onDamage = (row: DamagedRow) => log.error(row, 'an entry cannot be shown: what is stored of it cannot be read');
  const onReplicaAway = (error: unknown) =>
    log.warn({ error: String(error) }, 'the replica cannot be read; the catalogue comes from the primary');
  const catalogue = new CatalogueKeeper(connection, { lexicon, categoryNames, indexKeeper, onDamage, onReplicaAway });
  await catalogue.load();
  const failures = new Failures(log, metrics, now);
  const house: House = { env, db, engine, catalogue, now, log, failures, ...(reserve && { reserve }) };
  measureSite(house, metrics);
  const searches = new EmptySearchCounter();
  const routes = allRoutes(house, searches, release);
  const dispatch = createDispatch(routes);
  const logFailure = (error: unknown, request: Request) => failures.note(error, request);
  const app = new Hono();
  const cache = new PageCache(now, keptAddress);
  catalogue.onChange(() => cache.doubt());
  refuseNul(
    app,
    routes.map(({ endpoint }) => endpoint),
  );
  healthRoutes(app, house);
  serveReference(app, routes, cache);
  uploadRoutes(app, pictureFolder(env));
  const identify = identifyBy(house);
  const spend = createRateLimits(env.rateLimits);
  const serving = { dispatch, identify, spend, payerOf: payerBy(house), publicUrl: env.publicUrl, cache, logFailure };
  serveRoutes(app, routes, serving);
  const publicUrl = env.publicUrl ?? `http://localhost:${env.port}`;
  discoveryRoutes(app, house.catalogue, cache, { publicUrl, supportEmail: env.supportEmail, now });
  qrCodeRoutes(app, house, publicUrl);
  if (web) {
    const settings = { supportEmail: env.supportEmail, publicUrl };
    const findStaff = findStaffBy(identify, (call) => inProcessApi(dispatch, call));
    const spendPage = (context: Context) => spend('page', addressOf(context, env));
    const pages = {
      ...web,
      cache,
      apiOf: (call: Call) => inProcessApi(dispatch, call),
      spend: spendPage,
      findStaff,
      settings,
      logFailure,
    };
    serveForms(app, pages, serving);
    servePages(app, pages);
  }
  const sender = env.smtpUrl ? await senderTo(env.smtpUrl, house) : undefined;
  const chores = allChores(house, cache, searches, sender);
  const stopChores = startChores(house, chores, ({ name }, outcome, seconds) => metrics.chores.observe({ chore: name, outcome }, seconds));
  const framework = getRequestListener(app.fetch);
  const make = inOwnTurn(framework, loopTurns(), (address) => problemPage(address, new Problem(503, 'too much at once')));
  return {
    house,
    routes,
    chores,
    fetch: async (request) => app.fetch(request),
    listener: observeRequests(
      (request, response) => {
        if (isSecure(env)) response.setHeader('Strict-Transport-Security', ONLY_HTTPS);
        return !hasNul(request.url ?? '') && cache.serve(request, response);
      },
      make,
      { log, metrics, logsAll: env.logRequests },
    ),
    stop: async () => {
      await Promise.all([catalogue.settled(), stopChores()]);
      await searches.write(db).catch((error) => log.warn({ error: String(error) }, 'searches were not counted'));
      sender?.close();
    },
  };
}
