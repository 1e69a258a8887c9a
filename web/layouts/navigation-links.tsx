import { HomeLink } from '../components/home-link.tsx';
import { useMessages } from '../language/language.tsx';
import { Link } from '../routing/router.tsx';
import type { Section } from './active-section.ts';

export function NavigationLinks({ className, active }: { className: string; active: Section | null }) {
  const words = useMessages('header');
  const look = (is: boolean) => ({ className, ...(is && { 'aria-current': 'page' as const }) });
  return (
    <>
      <li>
        <HomeLink {...look(active === 'home')}>{words.home}</HomeLink>
      </li>
      <li>
        <Link href="/schemes" {...look(active === 'schemes')}>
          {words.schemes}
        </Link>
      </li>
      <li>
        <Link href="/check" {...look(active === 'check')}>
          {words.check}
        </Link>
      </li>
      <li>
        <HomeLink anchor="how-it-works" {...look(active === 'how-it-works')}>
          {words.howItWorks}
        </HomeLink>
      </li>
      <li>
        <HomeLink anchor="about" {...look(active === 'about')}>
          {words.about}
        </HomeLink>
      </li>
      <li>
        <Link href="/blog" {...look(active === 'blogs')}>
          {words.blogs}
        </Link>
      </li>
    </>
  );
}
