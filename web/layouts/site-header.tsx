import { Brand } from '../components/brand.tsx';
import { HomeLink } from '../components/home-link.tsx';
import { SavedLink } from '../components/saved/saved-link.tsx';
import { useMessages } from '../language/language.tsx';
import { Link } from '../routing/router.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { NavigationLinks } from './navigation-links.tsx';
import { PhoneMenu } from './phone-menu.tsx';
import { useActiveSection } from './use-active-section.ts';

const LINK =
  'flex min-h-11 items-center rounded-lg px-2 text-center text-sm leading-tight font-semibold hover:text-peacock lg:whitespace-nowrap xl:px-3 xl:text-base ' +
  'aria-[current]:text-peacock aria-[current]:underline aria-[current]:decoration-marigold aria-[current]:decoration-[3px] aria-[current]:underline-offset-8';

export function SiteHeader() {
  const words = useMessages('header');
  const active = useActiveSection();
  return (
    // With large text the header has two rows on a phone; the upper one scrolls away, to leave room for the page.
    <header className="sticky top-[clamp(-3.25rem,(100vw-20rem)*10,0px)] z-40 border-b border-line bg-paper">
      <div className="wrap flex min-h-16 flex-wrap items-center gap-2 py-1 md:flex-nowrap lg:gap-4">
        <HomeLink className="mr-auto flex min-h-11 items-center gap-2 rounded-lg text-peacock-dark">
          <Brand />
        </HomeLink>
        <nav aria-label={words.mainNavigation} className="hidden md:block">
          <ul className="flex items-center">
            <NavigationLinks className={LINK} active={active} />
          </ul>
        </nav>
        {/* Reserves its final width: on a slow connection the first paint shows only part of it, and it must not shift when the rest arrives. */}
        <div className="flex min-w-[min(100%,7.5rem)] flex-wrap items-center gap-2 min-[22.5rem]:min-w-[min(100%,10.75rem)] noscript:min-w-0 md:flex-nowrap lg:gap-4">
          <LanguageSwitch />
          <Link
            href="/request"
            className="button-primary hidden px-3 text-sm md:inline-flex lg:whitespace-nowrap xl:px-4 xl:text-base"
            {...(active === 'request' && { 'aria-current': 'page' })}
          >
            {words.requestScheme}
          </Link>
          <SavedLink isCurrent={active === 'saved'} />
          <PhoneMenu />
        </div>
      </div>
    </header>
  );
}
