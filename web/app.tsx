/** The whole public site, the same on the server and in the browser. */
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense } from 'react';
import { Router } from 'wouter';
import { usePathname } from 'wouter/use-browser-location';
import type { Api } from '../contract/endpoint.ts';
import type { Language } from '../contract/fields.ts';
import type { FormState, SiteSettings } from '../contract/page-data.ts';
import type { Messages } from '../messages/en.ts';
import { PageSkeleton } from './components/page-skeleton.tsx';
import { ApiProvider, createPrefetch } from './data.tsx';
import { FormStateProvider } from './form-state.tsx';
import { LanguageProvider, languageBase, splitLanguage } from './language.tsx';
import { SiteLayout } from './layouts/site-layout.tsx';
import { matchRoute } from './match-route.ts';
import type { PageProps, PageRoute } from './page.ts';
import { PageArrival } from './page-arrival.tsx';
import type { RenderContext } from './render-context.ts';
import { SiteSettingsProvider } from './site-settings.tsx';
import { useSearch } from './use-search.ts';

/** What the server knows of the request and the browser reads from its address bar. */
export type Ssr = { path: string; search: string; context: RenderContext };

export type AppProps = {
  client: QueryClient;
  api: Api;
  language: Language;
  messages: Messages;
  settings: SiteSettings;
  form?: FormState;
  ssr?: Ssr;
};

export function App({ client, api, language, messages, settings, form, ssr }: AppProps) {
  return (
    <QueryClientProvider client={client}>
      <ApiProvider value={api}>
        <SiteSettingsProvider value={settings}>
          <LanguageProvider language={language} messages={messages}>
            <Router base={languageBase(language)} {...(ssr && { ssrPath: ssr.path, ssrSearch: ssr.search, ssrContext: ssr.context })}>
              <SiteLayout>
                <FormStateProvider {...(form && { form })}>
                  <RoutedPage client={client} api={api} language={language} {...(ssr && { ssrPath: ssr.path })} />
                </FormStateProvider>
              </SiteLayout>
            </Router>
          </LanguageProvider>
        </SiteSettingsProvider>
      </ApiProvider>
    </QueryClientProvider>
  );
}

type Loaded = ComponentType<PageProps>;
const loaded = new Map<PageRoute, Loaded>();
const waiting = new Map<PageRoute, Loaded>();

/** Fetches the code of a page, so that rendering it needs no waiting: on the server, and before hydration. */
export async function preloadPage(path: string): Promise<PageRoute> {
  const { route } = matchRoute(path);
  if (!loaded.has(route)) loaded.set(route, (await route.page()).default);
  return route;
}

function pageOf(route: PageRoute): Loaded {
  const ready = loaded.get(route) ?? waiting.get(route);
  if (ready) return ready;
  const page = lazy(route.page);
  waiting.set(route, page);
  return page;
}

type RoutedPageProps = Pick<AppProps, 'client' | 'api' | 'language'> & { ssrPath?: string };

function RoutedPage({ client, api, language, ssrPath }: RoutedPageProps) {
  const { path } = splitLanguage(usePathname(ssrPath === undefined ? {} : { ssrPath }));
  const search = useSearch();
  const { route, params } = matchRoute(path);
  // The data is asked for while the code of the page is still on its way; on the server it is there already.
  if (ssrPath === undefined) {
    void route.load?.({ params, language, search: new URLSearchParams(search), prefetch: createPrefetch(client, api) });
  }
  const Page = pageOf(route);
  return (
    <Suspense fallback={<PageSkeleton />}>
      <PageArrival path={path} />
      <Page key={route.path} params={params} />
    </Suspense>
  );
}
