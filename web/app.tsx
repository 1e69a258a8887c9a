/** The whole public site, rendered the same on the server and in the browser. */
import { useEffect, useMemo } from 'react';
import type { Api } from '../contract/endpoint.ts';
import { languageBase } from '../contract/language-address.ts';
import type { Language } from '../contract/languages.ts';
import type { FormState, SiteSettings } from '../contract/page-data.ts';
import type { Messages } from '../messages/en.ts';
import { PageBoundary, PageProblem } from './components/page-problem.tsx';
import { PageSkeleton } from './components/page-skeleton.tsx';
import type { AnswerStore } from './data/answer-store.ts';
import { createPrefetch, type Source, SourceProvider } from './data/data.tsx';
import { LanguageProvider, useMessages } from './language/language.tsx';
import { SiteLayout } from './layouts/site-layout.tsx';
import { FormStateProvider } from './rendering/form-state.tsx';
import { usePageCode } from './rendering/page-code.ts';
import { SiteSettingsProvider } from './rendering/site-settings.tsx';
import { matchPage } from './routing/match-page.ts';
import { PageArrival } from './routing/page-arrival.tsx';
import { Router, type Ssr, usePath, useSearch } from './routing/router.tsx';

export type AppProps = {
  store: AnswerStore;
  api: Api;
  language: Language;
  messages: Partial<Messages>;
  settings: SiteSettings;
  form?: FormState;
  /** Called once in the browser, after hydration. */
  onHydrated?: () => void;
  ssr?: Ssr;
};

export function App({ store, api, language, messages, settings, form, onHydrated, ssr }: AppProps) {
  const source = useMemo(() => ({ api, store }), [api, store]);
  return (
    <SourceProvider value={source}>
      <SiteSettingsProvider value={settings}>
        <LanguageProvider language={language} messages={messages}>
          <Router base={languageBase(language)} ssr={ssr}>
            <SiteLayout>
              <FormStateProvider {...(form && { form })}>
                <RoutedPage source={source} language={language} />
              </FormStateProvider>
            </SiteLayout>
            {onHydrated && <Hydrated then={onHydrated} />}
          </Router>
        </LanguageProvider>
      </SiteSettingsProvider>
    </SourceProvider>
  );
}

/** Rendered last, so that its effect runs after all others of hydration. */
function Hydrated({ then }: { then: () => void }) {
  useEffect(then, [then]);
  return null;
}

type RoutedPageProps = Pick<AppProps, 'language'> & { source: Source };

function RoutedPage({ source, language }: RoutedPageProps) {
  const path = usePath();
  const search = useSearch();
  const { page, visit } = useMemo(() => {
    const { page, params } = matchPage(path);
    return { page, visit: { params, search: new URLSearchParams(search), language } };
  }, [path, search, language]);
  // Data is fetched in parallel with the page's code.
  useEffect(() => void page.load?.(visit, createPrefetch(source)), [page, visit, source]);
  const messages = { titles: useMessages('titles'), categoryNames: useMessages('categoryNames') };
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
