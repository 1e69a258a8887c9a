/** The whole public site, the same on the server and in the browser. */
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { Router } from 'wouter';
import { usePathname } from 'wouter/use-browser-location';
import type { Api } from '../contract/endpoint.ts';
import { languageBase, splitLanguage } from '../contract/language-address.ts';
import type { Language } from '../contract/languages.ts';
import type { FormState, SiteSettings } from '../contract/page-data.ts';
import type { Messages } from '../messages/en.ts';
import { PageBoundary, PageProblem } from './components/page-problem.tsx';
import { PageSkeleton } from './components/page-skeleton.tsx';
import { ApiProvider, createPrefetch } from './data.tsx';
import { FormStateProvider } from './form-state.tsx';
import { LanguageProvider, useMessages } from './language.tsx';
import { SiteLayout } from './layouts/site-layout.tsx';
import { matchPage } from './match-page.ts';
import { PageArrival } from './page-arrival.tsx';
import { usePageCode } from './page-code.ts';
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

type RoutedPageProps = Pick<AppProps, 'client' | 'api' | 'language'> & { ssrPath?: string };

function RoutedPage({ client, api, language, ssrPath }: RoutedPageProps) {
  const { path } = splitLanguage(usePathname(ssrPath === undefined ? {} : { ssrPath }));
  const search = useSearch();
  const { page, visit } = useMemo(() => {
    const { page, params } = matchPage(path);
    return { page, visit: { params, search: new URLSearchParams(search), language } };
  }, [path, search, language]);
  // The data is asked for while the code of the page is still on its way.
  useEffect(() => void page.load?.(visit, createPrefetch(client, api)), [page, visit, client, api]);
  const messages = useMessages();
  const Page = usePageCode(page);
  return (
    <>
      <PageArrival path={path} />
      {Page === 'waiting' ? (
        <PageSkeleton title={page.title?.(messages, visit.params)} />
      ) : (
        <PageBoundary key={path}>{Page === 'unreachable' ? <PageProblem isUnreachable /> : <Page {...visit} />}</PageBoundary>
      )}
    </>
  );
}
