import { Link } from 'wouter';
import { shell } from '../../../messages/admin/frame.ts';
import { Brand } from '../components/brand.tsx';
import { LogoutButton } from './logout-button.tsx';

type Entry = { href: string; label: string /** Further addresses of the same matter. */; also?: RegExp };

const MAIN: Entry[] = [
  { href: '/admin', label: shell.dashboard },
  { href: '/admin/schemes', label: shell.schemes, also: /^\/admin\/manageSchemes/ },
  { href: '/admin/documents', label: shell.papers, also: /^\/admin\/documents\// },
  { href: '/admin/requests', label: shell.requests },
  { href: '/admin/users', label: shell.users },
  { href: '/admin/blogs', label: shell.blogs, also: /^\/admin\/blog(\/|$)/ },
];

const UPKEEP: Entry[] = [
  { href: '/admin/inbox', label: shell.inbox },
  { href: '/admin/checks', label: shell.checks },
  { href: '/admin/rules', label: shell.rules },
  { href: '/admin/lexicon', label: shell.lexicon },
  { href: '/admin/bin', label: shell.bin },
  { href: '/admin/audit', label: shell.audit },
  { href: '/admin/condition', label: shell.condition },
];

const OWN: Entry[] = [{ href: '/admin/account', label: shell.account }];

type SidebarProps = { path: string /** Called when a link is followed. */; onLeave: () => void };

export function Sidebar({ path, onLeave }: SidebarProps) {
  return (
    <nav aria-label={shell.panel} className="flex flex-col gap-1 p-3 md:min-h-dvh">
      <p className="hidden px-3 pt-2 font-display text-lg leading-snug font-bold md:block">
        <Brand />
      </p>
      <div aria-hidden="true" className="bandhani mx-3 mt-3 mb-2 hidden md:block" />
      <Entries entries={MAIN} path={path} onLeave={onLeave} />
      <p className="mt-4 px-3 text-sm text-white/80">{shell.more}</p>
      <Entries entries={UPKEEP} path={path} onLeave={onLeave} />
      <div className="mt-4 md:mt-auto">
        <Entries entries={OWN} path={path} onLeave={onLeave} />
        <LogoutButton />
      </div>
    </nav>
  );
}

function Entries({ entries, path, onLeave }: { entries: Entry[]; path: string; onLeave: () => void }) {
  const here = path.replace(/\/$/, '');
  return (
    <ul className="flex flex-col gap-1">
      {entries.map(({ href, label, also }) => {
        const isHere = here === href || (also?.test(here) ?? false);
        return (
          <li key={href}>
            <Link
              href={href}
              onClick={onLeave}
              aria-current={isHere ? 'page' : undefined}
              className={`flex min-h-11 items-center rounded-lg px-3 font-medium ${isHere ? 'bg-white text-peacock-dark' : 'hover:bg-white/15'}`}
            >
              {label}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
