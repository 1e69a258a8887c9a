import { Link } from 'wouter';
import { ADMIN_ADDRESSES, ADMIN_SCREENS, type AdminAddress, type AdminScreen, type MenuAddress } from '../../../contract/admin-screens.ts';
import { shell } from '../../../messages/admin/frame.ts';
import { matchScreen } from '../admin-routes.ts';
import { Brand } from '../components/brand.tsx';
import { LogoutButton } from './logout-button.tsx';

const isListed = (address: AdminAddress): address is MenuAddress => address in shell.screens;
/** A missing label does not compile. */
const labels: Record<MenuAddress, string> = shell.screens;
const listOf = (menu: AdminScreen['menu']) => ADMIN_ADDRESSES.filter(isListed).filter((address) => ADMIN_SCREENS[address].menu === menu);

type SidebarProps = { path: string /** Called after a click on a link. */; onLeave: () => void };

export function Sidebar({ path, onLeave }: SidebarProps) {
  return (
    <nav aria-label={shell.panel} className="flex flex-col gap-1 p-3 md:min-h-dvh">
      <p className="hidden px-3 pt-2 font-display text-lg leading-snug font-bold md:block">
        <Brand />
      </p>
      <div aria-hidden="true" className="bandhani mx-3 mt-3 mb-2 hidden md:block" />
      <Entries menu="main" path={path} onLeave={onLeave} />
      <p className="mt-4 px-3 text-sm text-white/80">{shell.more}</p>
      <Entries menu="upkeep" path={path} onLeave={onLeave} />
      <div className="mt-4 md:mt-auto">
        <Entries menu="own" path={path} onLeave={onLeave} />
        <LogoutButton />
      </div>
    </nav>
  );
}

function Entries({ menu, path, onLeave }: SidebarProps & { menu: NonNullable<AdminScreen['menu']> }) {
  const { screen } = matchScreen(path);
  return (
    <ul className="flex flex-col gap-1">
      {listOf(menu).map((href) => {
        const isHere = (screen.under ?? screen.address) === href;
        return (
          <li key={href}>
            <Link
              href={href}
              onClick={onLeave}
              aria-current={isHere ? 'page' : undefined}
              className={`flex min-h-11 items-center rounded-lg px-3 font-medium ${isHere ? 'bg-white text-peacock-dark' : 'hover:bg-white/15'}`}
            >
              {labels[href]}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
