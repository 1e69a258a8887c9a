import { DropdownMenu } from 'radix-ui';
import { useRef } from 'react';
import { Link } from 'wouter';
import { controls as words } from '../../../messages/admin/controls.ts';
import { EditIcon, ExternalIcon, HistoryIcon, MoreIcon, TrashIcon } from './icons.tsx';
import { useReturnState } from './return-address.ts';
import { Tooltip } from './tooltip.tsx';

type RowMenuProps = {
  /** What the row is about, for the name of the button. */
  subject: string;
  /** The public page, where there is one. */
  viewHref?: string;
  viewInNewTab?: boolean;
  editHref: string;
  /** Where its former states stand. */
  historyHref?: string;
  onDelete: () => void;
};

const NEW_TAB = { target: '_blank', rel: 'noreferrer' };

/** What can be done with one row of a table. */
export function RowMenu({ subject, viewHref, viewInNewTab = false, editHref, historyHref, onDelete }: RowMenuProps) {
  const isDoomed = useRef(false);
  const returnState = useReturnState();
  // The dialog opens once the menu has given the focus back to its button, so that the focus returns there from the dialog.
  const afterClose = () => {
    if (isDoomed.current) setTimeout(onDelete);
    isDoomed.current = false;
  };
  return (
    <DropdownMenu.Root>
      <Tooltip text={words.actionsOf(subject)}>
        <DropdownMenu.Trigger aria-label={words.actionsOf(subject)} className="icon-button">
          <MoreIcon className="size-6 stroke-4" />
        </DropdownMenu.Trigger>
      </Tooltip>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          onCloseAutoFocus={afterClose}
          align="end"
          sideOffset={4}
          className="z-30 min-w-40 rounded-lg border border-line bg-white p-1 shadow-lg"
        >
          {viewHref && (
            <DropdownMenu.Item asChild>
              <a href={viewHref} {...(viewInNewTab && NEW_TAB)} className="menu-item">
                <ExternalIcon /> {words.view}
              </a>
            </DropdownMenu.Item>
          )}
          <DropdownMenu.Item asChild>
            <Link href={editHref} state={returnState} className="menu-item">
              <EditIcon /> {words.edit}
            </Link>
          </DropdownMenu.Item>
          {historyHref && (
            <DropdownMenu.Item asChild>
              <Link href={historyHref} state={returnState} className="menu-item">
                <HistoryIcon /> {words.history}
              </Link>
            </DropdownMenu.Item>
          )}
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
