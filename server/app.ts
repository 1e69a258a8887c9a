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
import type { Deps } from './deps.ts';
import { moveBlog } from './domain/articles/blogs.store.ts';
import { CatalogueKeeper, type DamagedRow } from './domain/catalogue/catalogue-keeper.ts';
import type { IndexStore } from './domain/catalogue/stored-index.ts';
import { restoreOneDocument } from './domain/documents/documents.store.ts';
import { restoreDeletedScheme } from './domain/schemes/write-scheme.ts';
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
import { documentAdminRoutes } from './features/documents/document-admin.routes.ts';
import { documentRoutes } from './features/documents/documents.routes.ts';
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
import { statusRoutes } from './features/status/status.routes.ts';
import { queueDigests } from './features/subscribers/digests.ts';
import { subscriberRoutes } from './features/subscribers/subscribers.routes.ts';
import { forgetUnconfirmed } from './features/subscribers/subscribers.store.ts';
import { userRoutes } from './features/users/users.routes.ts';
import { workRoutes } from './features/work/work.routes.ts';
import { ZeroResultCounter } from './features/zero-result-searches/zero-result-counter.ts';
import { zeroResultSearchRoutes } from './features/zero-result-searches/zero-result-searches.routes.ts';
import { forgetOldSearches } from './features/zero-result-searches/zero-result-searches.store.ts';
import { createDispatch, inProcessApi } from './platform/api/dispatch.ts';
import { Problem } from './platform/api/problem.ts';
import { createRateLimits } from './platform/api/rate-limits.ts';
import { serveReference } from './platform/api/reference.ts';
import type { Call, Route } from './platform/api/route.ts';
import { serveRoutes } from './platform/api/serve.ts';
import type { Connection } from './platform/database/connect.ts';
import type { Reserve } from './platform/database/reserve.ts';
import { createLoopQueue } from './platform/http/loop-queue.ts';
import { limitPerLoop } from './platform/http/overload.ts';
import { PageCache } from './platform/http/page-cache.ts';
import { hasNul, refuseNul } from './platform/http/refuse-nul.ts';
import { type BackgroundJob, HOUR_MS, SECOND_MS, startBackgroundJobs } from './platform/jobs/background-jobs.ts';
import { mailRoutes } from './platform/mail/mail.routes.ts';
import { forgetSentMails } from './platform/mail/outbox.ts';
import type { Sender } from './platform/mail/sender.ts';
import { Failures } from './platform/observability/failures.ts';
import { healthRoutes } from './platform/observability/health.ts';
import { createMetrics, type Metrics } from './platform/observability/metrics.ts';
import { observeRequests } from './platform/observability/observe-requests.ts';
import { measureSite } from './platform/observability/site-gauges.ts';
import { serveForms } from './platform/pages/form-posts.ts';
import { cacheAddress } from './platform/pages/page-address.ts';
import { type Pages, servePages } from './platform/pages/pages.routes.ts';
import { findStaffBy } from './platform/pages/preview.ts';
import { problemPage } from './platform/pages/problem-page.ts';
import { qrCodeRoutes } from './platform/pages/qr-code.routes.ts';
import { uploadRoutes } from './platform/pages/uploads.routes.ts';
import { pictureFolder, sweepPictures } from './platform/pictures/pictures.ts';
import { emptyBin } from './platform/records/bin.ts';
import { forgetSaves } from './platform/records/save-once.ts';

/** One year; without includeSubDomains, because other hosts of the domain may not use https. */
const ONLY_HTTPS = 'max-age=31536000';

export type AppParts = {
  env: Env;
  connection: Connection;
  log: Logger;
  /** Reads the shipped search words. */
  lexicon: () => readonly LexiconEntry[];
  /** Hashes of this release's content; undefined until they have been read. */
  release?: () => ReleaseHashes | undefined;
  /** Stores the search index between starts; without it, each start builds the index. */
  indexStore?: IndexStore;
  /** Reserved disk space, released when the disk is full. */
  reserve?: Reserve | undefined;
  now?: () => Date;
  metrics?: Metrics;
  /** The built web part; without it only the API is served. */
  web?: Pick<Pages, 'render' | 'findAssets' | 'findAdminAssets' | 'files'>;
};

export type App = {
  deps: Deps;
  routes: Route[];
  backgroundJobs: BackgroundJob[];
  /** Answers one request, for tests without a socket. */
  fetch: (request: Request) => Promise<Response>;
  listener: (request: IncomingMessage, response: ServerResponse) => void;
  stop: () => Promise<void>;
};

/** @param release returns the hashes of the release's content, once they have been read */
export function allRoutes(deps: Deps, searches: ZeroResultCounter, release: AppParts['release'] = () => undefined): Route[] {
  const waitingContent = async () => {
    const hashes = release();
    return hashes ? countWaiting(deps.db, hashes) : null;
  };
  return [
    ...schemeRoutes(deps, (words, language, kind) => searches.note(words, language, kind, deps.now())),
    ...schemeAdminRoutes(deps, queuePublishedMails, answerRequest),
    ...schemeHistoryRoutes(deps, queuePublishedMails),
    ...schemeBulkRoutes(deps, queuePublishedMails),
    ...importRoutes(deps, queuePublishedMails),
    ...contentRoutes(deps, (update) => updateContent(deps.db, readContent(), { ...update, onPublished: queuePublishedMails })),
    ...oldNumberRoutes(deps),
    ...binRoutes(deps, {
      scheme: (tx, id, write) => restoreDeletedScheme(tx, id, { ...write, onPublished: queuePublishedMails }),
      blog: (tx, id, write) => moveBlog(tx, id, 'list', write),
      paper: restoreOneDocument,
    }),
    ...categoryRoutes(),
    ...checkRoutes(deps),
    ...guideRoutes(deps),
    ...blogRoutes(deps),
    ...draftRoutes(deps),
    ...lexiconRoutes(deps),
    ...zeroResultSearchRoutes(deps),
    ...sessionRoutes(deps),
    ...accountRoutes(deps),
    ...userRoutes(deps),
    ...auditRoutes(deps),
    ...requestRoutes(deps),
    ...requestAdminRoutes(deps),
    ...subscriberRoutes(deps),
    ...feedbackRoutes(deps),
    ...documentRoutes(deps),
    ...documentAdminRoutes(deps),
    ...mailRoutes(deps),
    ...workRoutes(deps, waitingContent),
    ...statusRoutes(deps, waitingContent),
  ];
}

/** Background jobs of a running server. @param sender undefined without a mail server */
export function allBackgroundJobs(deps: Deps, cache: PageCache, searches: ZeroResultCounter, sender?: Sender): BackgroundJob[] {
  const { db, catalogue, reserve } = deps;
  const hourly = (name: string, work: BackgroundJob['work']): BackgroundJob => ({ name, every: HOUR_MS, work });
  return [
    // Another process's write is served within two seconds of its commit.
    { name: 'follow what other processes write', every: SECOND_MS, work: () => catalogue.follow() },
    { name: 'expire pages at midnight', every: SECOND_MS, work: async () => cache.expireAtMidnight() },
    { name: 'rebuild the search index', every: SECOND_MS / 4, work: () => catalogue.rebuildIfQuiet() },
    { name: 'count zero-result searches', every: SECOND_MS / 2, work: () => searches.write(db) },
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
    hourly('empty the bin of documents', (at) => emptyBin(db, 'paper', at)),
    hourly('remove pictures that nothing names', (at) => sweepPictures(deps, at)),
    hourly('take pictures of other sites out of texts', () => takeOutForeignPictures(deps)),
    // Without a mail server no digests are queued, so that they do not pile up.
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
  CATEGORIES.map(({ slug }) => [slug, TRANSLATIONS.map((language) => MESSAGES[language].categoryNames[slug] ?? '').filter(Boolean)]),
);

/** Loads the SMTP client only if a mail server is configured. */
async function senderTo(smtpUrl: string, deps: Deps): Promise<Sender> {
  const { createSender } = await import('./platform/mail/sender.ts');
  return createSender(deps, smtpUrl);
}

/** Builds the application on a migrated database and loads the catalogue. */
export async function createApp({
  env,
  connection,
  log,
  lexicon,
  release,
  indexStore,
  reserve,
  now = () => new Date(),
  metrics = createMetrics(),
  web,
}: AppParts): Promise<App> {
  const { db, engine } = connection;
  const onDamage = (row: DamagedRow) => log.error(row, 'an entry cannot be shown: what is stored of it cannot be read');
  const onReplicaAway = (error: unknown) =>
    log.warn({ error: String(error) }, 'the replica cannot be read; the catalogue comes from the primary');
  const catalogue = new CatalogueKeeper(connection, { lexicon, categoryNames, indexStore, onDamage, onReplicaAway });
  await catalogue.load();
  const failures = new Failures(log, metrics, now);
  const deps: Deps = { env, db, engine, catalogue, now, log, failures, ...(reserve && { reserve }) };
  measureSite(deps, metrics);
  const searches = new ZeroResultCounter();
  const routes = allRoutes(deps, searches, release);
  const dispatch = createDispatch(routes);
  const logFailure = (error: unknown, request: Request) => failures.note(error, request);
  const app = new Hono();
  const cache = new PageCache(now, cacheAddress);
  catalogue.onChange(() => cache.markStale());
  refuseNul(
    app,
    routes.map(({ endpoint }) => endpoint),
  );
  healthRoutes(app, deps);
  serveReference(app, routes, cache);
  uploadRoutes(app, pictureFolder(env));
  const identify = identifyBy(deps);
  const spend = createRateLimits(env.rateLimits);
  const serving = { dispatch, identify, spend, payerOf: payerBy(deps), publicUrl: env.publicUrl, cache, logFailure };
  serveRoutes(app, routes, serving);
  const publicUrl = env.publicUrl ?? `http://localhost:${env.port}`;
  discoveryRoutes(app, deps.catalogue, cache, { publicUrl, supportEmail: env.supportEmail, now });
  qrCodeRoutes(app, deps, publicUrl);
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
  const sender = env.smtpUrl ? await senderTo(env.smtpUrl, deps) : undefined;
  const backgroundJobs = allBackgroundJobs(deps, cache, searches, sender);
  const stopBackgroundJobs = startBackgroundJobs(deps, backgroundJobs, ({ name }, outcome, seconds) =>
    metrics.backgroundJobs.observe({ name, outcome }, seconds),
  );
  const framework = getRequestListener(app.fetch);
  const make = limitPerLoop(framework, createLoopQueue(), (address) => problemPage(address, new Problem(503, 'too much at once')));
  return {
    deps,
    routes,
    backgroundJobs,
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
      await Promise.all([catalogue.settled(), stopBackgroundJobs()]);
      await searches.write(db).catch((error) => log.warn({ error: String(error) }, 'searches were not counted'));
      sender?.close();
    },
  };
}
