import { DropdownMenu } from 'radix-ui';
import { useRef } from 'react';
import { Link } from 'wouter';
import type { SchemeSummary } from '../../../../contract/schemes.endpoints.ts';
import { schemes as words } from '../../../../messages/admin/schemes.ts';
import { EditIcon, ExternalIcon, MoreIcon, TrashIcon } from '../../components/icons.tsx';

type SchemeMenuProps = { scheme: SchemeSummary; onDelete: () => void };

/** What can be done with one scheme. */
export function SchemeMenu({ scheme, onDelete }: SchemeMenuProps) {
  const isDoomed = useRef(false);
  // The dialog opens once the menu has given the focus back to its button, so that the focus returns there from the dialog.
  const afterClose = () => {
    if (isDoomed.current) setTimeout(onDelete);
    isDoomed.current = false;
  };
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger aria-label={words.actionsOf(scheme.schemeName)} className="icon-button">
        <MoreIcon className="size-6 stroke-4" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          onCloseAutoFocus={afterClose}
          align="end"
          sideOffset={4}
          className="z-30 min-w-40 rounded-lg border border-line bg-white p-1 shadow-lg"
        >
          <DropdownMenu.Item asChild>
            <a href={`/schemes/${scheme.id}`} target="_blank" rel="noreferrer" className="menu-item">
              <ExternalIcon /> {words.view}
            </a>
          </DropdownMenu.Item>
          <DropdownMenu.Item asChild>
            <Link href={`/admin/manageSchemes/${scheme.id}`} className="menu-item">
              <EditIcon /> {words.edit}
            </Link>
          </DropdownMenu.Item>
          <DropdownMenu.Item
            onSelect={() => {
              isDoomed.current = true;
            }}
            className="menu-item text-brick"
          >
            <TrashIcon /> {words.remove}
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
