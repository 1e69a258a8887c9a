/** The router of the public pages. The panel needs more and uses a library. */
import {
  type AnchorHTMLAttributes,
  createContext,
  type MouseEvent,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useSyncExternalStore,
} from 'react';
import { splitLanguage } from '../../contract/language-address.ts';
import type { RenderContext } from '../rendering/render-context.ts';

/** An address without its language; a leading `~` makes it absolute. */
type Address = string;
type Navigate = (to: Address, options?: { replace?: boolean }) => void;

/** The request's address on the server; browsers use `location`. */
export type Ssr = { path: string; search: string; context: RenderContext };

type Routing = { absolute: (address: Address) => string; navigate: Navigate; ssr: Ssr | undefined };

const RoutingContext = createContext<Routing | null>(null);

const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

if (typeof window !== 'undefined') for (const name of ['popstate', 'hashchange']) addEventListener(name, tell);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @param base the prefix of the page's language */
export function Router({ base, ssr, children }: { base: string; ssr?: Ssr | undefined; children: ReactNode }) {
  const routing = useMemo(() => {
    const absolute = (address: Address) => (address.startsWith('~') ? address.slice(1) : base + address);
    const navigate: Navigate = (to, { replace = false } = {}) => {
      history[replace ? 'replaceState' : 'pushState'](null, '', absolute(to));
      tell();
    };
    return { absolute, navigate, ssr };
  }, [base, ssr]);
  return <RoutingContext value={routing}>{children}</RoutingContext>;
}

function useRouting(): Routing {
  const routing = useContext(RoutingContext);
  if (!routing) throw new Error('There is no Router above this component');
  return routing;
}

export const useNavigate = (): Navigate => useRouting().navigate;

/** The context of server rendering; undefined in the browser. */
export const useRenderContext = (): RenderContext | undefined => useRouting().ssr?.context;

const currentPath = () => splitLanguage(location.pathname).path;
const currentSearch = () => location.search.slice(1);
const currentHash = () => location.hash;

/** The page's path, without its language. */
export function usePath(): string {
  const { ssr } = useRouting();
  return useSyncExternalStore(subscribe, currentPath, ssr ? () => splitLanguage(ssr.path).path : currentPath);
}

/** The query string without its question mark. */
export function useSearch(): string {
  const { ssr } = useRouting();
  return useSyncExternalStore(subscribe, currentSearch, ssr ? () => ssr.search.replace(/^\?/, '') : currentSearch);
}

/** With `#`. The server never receives it, so hydration starts without. */
export const useHash = (): string => useSyncExternalStore(subscribe, currentHash, () => '');

type Press = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'button'>;
const isForBrowser = (press: Press) => press.ctrlKey || press.metaKey || press.altKey || press.shiftKey || press.button !== 0;

/** Handles links in a part that is not hydrated yet as `Link` does, because React does not receive its clicks. */
export function useLinksOf(part: string, code: Promise<unknown>): void {
  const { navigate } = useRouting();
  useEffect(() => {
    const follow = (event: globalThis.MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(`${part} a[href^="/"]`);
      if (!link || isForBrowser(event) || link.pathname === location.pathname) return;
      event.preventDefault();
      navigate(`~${link.getAttribute('href')}`);
    };
    const stop = () => document.removeEventListener('click', follow, true);
    document.addEventListener('click', follow, true);
    code.then(stop);
    return stop;
  }, [part, code, navigate]);
}

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: Address };

/** A link to a page of the site. With a modifier key the browser handles it. */
export function Link({ href, onClick, ...rest }: LinkProps) {
  const { absolute, navigate } = useRouting();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (isForBrowser(event)) return;
    onClick?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    navigate(href);
  };
  return <a href={absolute(href)} onClick={follow} {...rest} />;
}

/** Redirects, replacing the history entry: on the server before anything is sent, or in the browser. */
export function Redirect({ to }: { to: Address }) {
  const { navigate, ssr } = useRouting();
  // Once: `to` may change while the navigation is pending.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useLayoutEffect(() => navigate(to, { replace: true }), []);
  if (ssr) ssr.context.redirectTo = to;
  return null;
}
