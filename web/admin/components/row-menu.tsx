import { DropdownMenu } from 'radix-ui';
import { useRef } from 'react';
import { Link } from 'wouter';
import { controls as words } from '../../../messages/admin/controls.ts';
import { EditIcon, ExternalIcon, HistoryIcon, MoreIcon, TrashIcon } from './icons.tsx';
import { useReturnState } from './return-address.ts';
import { Tooltip } from './tooltip.tsx';

type RowMenuProps = {
  /** The row's name, for the button's label. */
  subject: string;
  /** The public page, if there is one. */
  viewHref?: string;
  viewInNewTab?: boolean;
  editHref: string;
  /** The record's history. */
  historyHref?: string;
  onDelete: () => void;
};

const NEW_TAB = { target: '_blank', rel: 'noreferrer' };

/** The menu of a table row. */
export function RowMenu({ subject, viewHref, viewInNewTab = false, editHref, historyHref, onDelete }: RowMenuProps) {
  const isDoomed = useRef(false);
  const returnState = useReturnState();
  // The dialog opens after the menu has returned the focus to its button, so that the dialog returns it there too.
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
