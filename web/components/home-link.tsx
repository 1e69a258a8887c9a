import type { MouseEvent, ReactNode } from 'react';
import { languageBase } from '../../contract/language-address.ts';
import { useLanguage } from '../language/language.tsx';
import { Link, useNavigate, usePath } from '../routing/router.tsx';

type HomeLinkProps = {
  /** The id of a section of the home page. */
  anchor?: string;
  className?: string;
  children: ReactNode;
  'aria-current'?: 'page';
};

/** A link to the home page or a section of it; on the home page it scrolls smoothly. */
export function HomeLink({ anchor, children, ...rest }: HomeLinkProps) {
  const base = languageBase(useLanguage());
  const path = usePath();
  const navigate = useNavigate();
  // `~` makes the address absolute: the router would add a slash to the base, a second address of the same page.
  const href = `~${base || '/'}${anchor ? `#${anchor}` : ''}`;
  const scroll = (event: MouseEvent) => {
    const part = anchor && path === '/' && document.getElementById(anchor);
    if (!part) return;
    event.preventDefault();
    navigate(href);
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    part.scrollIntoView({ behavior: isCalm ? 'instant' : 'smooth' });
    part.focus({ preventScroll: true });
  };
  return (
    <Link href={href} onClick={scroll} {...rest}>
      {children}
    </Link>
  );
}
