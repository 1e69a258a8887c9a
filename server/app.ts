/** The wiring: makes the house, hands it to the domains, and puts their routes and the pages behind one HTTP handler. */

import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import type { Logger } from 'pino';
import { CATEGORIES } from '../contract/categories.ts';
import { TRANSLATIONS } from '../contract/languages.ts';
import { MESSAGES } from '../messages/every-language.ts';
import { createDispatch, inProcessApi } from './api/dispatch.ts';
import { createRateLimits } from './api/rate-limits.ts';
import { serveReference } from './api/reference.ts';
import type { Route } from './api/route.ts';
import { serveRoutes } from './api/serve.ts';
import { auditRoutes } from './audit/audit.routes.ts';
import { binRoutes } from './bin/bin.routes.ts';
import { blogRoutes } from './blogs/blogs.routes.ts';
import { pictureFolder } from './blogs/pictures.ts';
import { CatalogueKeeper } from './catalogue/catalogue-keeper.ts';
import { categoryRoutes } from './categories/categories.routes.ts';
import { startChores } from './chores.ts';
import type { Connection } from './database/connect.ts';
import { forgetSaves } from './database/save-once.ts';
import { discoveryRoutes } from './discovery/discovery.routes.ts';
import { draftRoutes } from './drafts/drafts.routes.ts';
import { forgetOldDrafts } from './drafts/drafts.store.ts';
import { type Env, isSecure } from './env.ts';
import { feedbackRoutes } from './feedback/feedback.routes.ts';
import { forgetOldFeedback } from './feedback/feedback.store.ts';
import { guideRoutes } from './guides/guides.routes.ts';
import { healthRoutes } from './health.ts';
import type { House } from './house.ts';
import { loopTurns } from './http/loop-turns.ts';
import { PageCache } from './http/page-cache.ts';
import { importRoutes } from './import/import.routes.ts';
import { lexiconRoutes } from './lexicon/lexicon.routes.ts';
import { mailRoutes } from './mail/mail.routes.ts';
import { forgetSentMails } from './mail/outbox.ts';
import { createSender } from './mail/sender.ts';
import { onSchemePublished } from './on-scheme-published.ts';
import { serveForms } from './pages/form-posts.ts';
import { type Pages, servePages } from './pages/pages.routes.ts';
import { findStaffBy } from './pages/preview.ts';
import { qrCodeRoutes } from './pages/qr-code.routes.ts';
import { uploadRoutes } from './pages/uploads.routes.ts';
import { requestAdminRoutes } from './requests/request-admin.routes.ts';
import { requestRoutes } from './requests/requests.routes.ts';
import { schemeAdminRoutes } from './schemes/scheme-admin.routes.ts';
import { schemeBinRoutes } from './schemes/scheme-bin.ts';
import { schemeBulkRoutes } from './schemes/scheme-bulk.routes.ts';
import { schemeHistoryRoutes } from './schemes/scheme-history.routes.ts';
import { schemeRoutes } from './schemes/schemes.routes.ts';
import { emptySearchRoutes } from './searches/empty-searches.routes.ts';
import { forgetOldSearches, recordEmptySearch } from './searches/empty-searches.store.ts';
import { addressOf, identifyBy } from './session/identify.ts';
import { forgetOldTries } from './session/login-throttle.ts';
import { sessionRoutes } from './session/session.routes.ts';
import { queueDigests } from './subscribers/digests.ts';
import { subscriberRoutes } from './subscribers/subscribers.routes.ts';
import { forgetUnconfirmed } from './subscribers/subscribers.store.ts';
import { userRoutes } from './users/users.routes.ts';
import { workRoutes } from './work/work.routes.ts';

/** For a year. Which other hosts the domain has is not ours to know. */
const ONLY_HTTPS = 'max-age=31536000';

export type AppParts = {
  env: Env;
  connection: Connection;
  log: Logger;
  now?: () => Date;
  /** The built web part; without it only the API is served. */
  web?: Pick<Pages, 'render' | 'findAssets' | 'findAdminAssets' | 'files'>;
};

export type App = {
  house: House;
  routes: Route[];
  /** Answers one request, for tests without a socket. */
  fetch: (request: Request) => Promise<Response>;
  listener: (request: IncomingMessage, response: ServerResponse) => void;
  stop: () => Promise<void>;
};

export function allRoutes(house: House): Route[] {
  return [
    ...schemeRoutes(house, (words, language, kind) => {
      recordEmptySearch(house.db, words, language, kind, house.now()).catch((error) =>
        house.log.warn({ error: String(error) }, 'a search was not counted'),
      );
    }),
    ...schemeAdminRoutes(house, onSchemePublished),
    ...schemeHistoryRoutes(house, onSchemePublished),
    ...schemeBulkRoutes(house, onSchemePublished),
    ...schemeBinRoutes(house, onSchemePublished),
    ...importRoutes(house, onSchemePublished),
    ...binRoutes(house),
    ...categoryRoutes(),
    ...guideRoutes(house),
    ...blogRoutes(house),
    ...draftRoutes(house),
    ...lexiconRoutes(house),
    ...emptySearchRoutes(house),
    ...sessionRoutes(house),
    ...userRoutes(house),
    ...auditRoutes(house),
    ...requestRoutes(house),
    ...requestAdminRoutes(house),
    ...subscriberRoutes(house),
    ...feedbackRoutes(house),
    ...mailRoutes(house),
    ...workRoutes(house),
  ];
}

/** What categories are called in the languages texts are translated into, by slug. */
const categoryNames = Object.fromEntries(
  CATEGORIES.map(({ slug }) => [slug, TRANSLATIONS.map((language) => MESSAGES[language].categories.names[slug] ?? '').filter(Boolean)]),
);

/** Builds the application on a migrated database and loads the catalogue. */
export async function createApp({ env, connection, log, now = () => new Date(), web }: AppParts): Promise<App> {
  const { db, engine } = connection;
  const catalogue = new CatalogueKeeper(db, log, categoryNames);
  await catalogue.start();
  const house: House = { env, db, engine, catalogue, now, log };
  const routes = allRoutes(house);
  const dispatch = createDispatch(routes);
  const logFailure = (error: unknown, request: Request) => {
    log.error(
      { method: request.method, path: new URL(request.url).pathname, error: error instanceof Error ? error.stack : String(error) },
      'request failed',
    );
  };
  const app = new Hono();
  const cache = new PageCache(now);
  catalogue.onChange(() => cache.clear());
  healthRoutes(app, house);
  serveReference(app, routes, cache);
  uploadRoutes(app, pictureFolder(env));
  const identify = identifyBy(house);
  const spend = createRateLimits(env.rateLimits);
  const serving = { dispatch, identify, spend, publicUrl: env.publicUrl, logFailure };
  serveRoutes(app, routes, serving);
  const publicUrl = env.publicUrl ?? `http://localhost:${env.port}`;
  discoveryRoutes(app, house.catalogue, cache, publicUrl);
  qrCodeRoutes(app, house, publicUrl);
  if (web) {
    const settings = { supportEmail: env.supportEmail, publicUrl };
    const findStaff = findStaffBy(identify, (call) => inProcessApi(dispatch, call));
    const spendPage = (context: Context) => spend('page', addressOf(context, env));
    const pages = { ...web, cache, api: inProcessApi(dispatch), spend: spendPage, findStaff, settings, logFailure };
    serveForms(app, pages, serving);
    servePages(app, pages);
  }
  const sender = env.smtpUrl ? createSender(house, env.smtpUrl) : undefined;
  sender?.start();
  const stopChores = startChores(house, [
    (at) => forgetUnconfirmed(db, at),
    (at) => forgetSentMails(db, at),
    (at) => forgetOldDrafts(db, at),
    (at) => forgetSaves(db, at),
    (at) => forgetOldSearches(db, at),
    (at) => forgetOldTries(db, at),
    (at) => forgetOldFeedback(db, at),
    // While no mail can be sent, the news gather instead of piling up.
    ...(sender ? [(at: Date) => queueDigests(db, at)] : []),
  ]);
  const framework = getRequestListener(app.fetch);
  const ownTurn = loopTurns();
  return {
    house,
    routes,
    fetch: async (request) => app.fetch(request),
    listener: (request, response) => {
      if (isSecure(env)) response.setHeader('Strict-Transport-Security', ONLY_HTTPS);
      if (cache.serve(request, response)) return;
      void ownTurn().then(() => {
        if (!request.socket.destroyed) void framework(request, response);
      });
    },
    stop: async () => {
      await Promise.all([catalogue.stop(), sender?.stop(), stopChores()]);
    },
  };
}
