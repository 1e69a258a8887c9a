import { useMemo } from 'react';
import { Link } from 'wouter';
import type { User } from '../../../../contract/users.endpoints.ts';
import { users as words } from '../../../../messages/admin/users.ts';
import { type Column, DataTable } from '../../components/data-table.tsx';
import { DateText } from '../../components/date-text.tsx';
import { KeyIcon, TrashIcon } from '../../components/icons.tsx';
import { IconButton } from '../../components/tooltip.tsx';
import { useCurrentUser } from '../../gate/current-user.ts';

/** The open dialog and its user. */
export type UserTask = { kind: 'role' | 'password' | 'remove'; user: User };

type UsersTableProps = { users: User[]; onTask: (task: UserTask) => void };

const idOf = (user: User) => String(user.id);

export function UsersTable({ users, onTask }: UsersTableProps) {
  const me = useCurrentUser();
  const columns = useMemo<Column<User>[]>(
    () => [
      {
        id: 'username',
        header: words.username,
        cell: (user) => (
          <span className="font-semibold wrap-anywhere">
            {user.username} {user.username === me?.username && <span className="font-normal text-muted">{words.you}</span>}
          </span>
        ),
      },
      {
        id: 'role',
        header: words.role,
        cell: (user) => (
          <span className={user.isAdmin ? 'badge' : 'badge bg-sand text-ink'}>{user.isAdmin ? words.admin : words.notAdmin}</span>
        ),
      },
      { id: 'added', header: words.added, cell: (user) => <DateText iso={user.createdAt} /> },
      {
        id: 'actions',
        header: words.actions,
        className: 'sm:w-80',
        cell: (user) => <UserActions user={user} isMe={user.username === me?.username} onTask={onTask} />,
      },
    ],
    [me, onTask],
  );
  return (
    <div className="card p-2 sm:p-4">
      <DataTable caption={words.caption} columns={columns} rows={users} rowId={idOf} />
    </div>
  );
}

/** Admins cannot delete or demote themselves, and change their own password under My Account. */
function UserActions({ user, isMe, onTask }: { user: User; isMe: boolean; onTask: (task: UserTask) => void }) {
  return (
    <div className="flex flex-wrap items-center justify-end gap-1 sm:justify-start">
      {!isMe && (
        <button
          type="button"
          className="button-quiet"
          aria-label={user.isAdmin ? words.takeAdminOf(user.username) : words.makeAdminOf(user.username)}
          onClick={() => onTask({ kind: 'role', user })}
        >
          {user.isAdmin ? words.takeAdmin : words.makeAdmin}
        </button>
      )}
      {isMe ? (
        <Link href="/admin/account" className="button-quiet">
          {words.changeOwn}
        </Link>
      ) : (
        <IconButton label={words.resetPasswordOf(user.username)} onClick={() => onTask({ kind: 'password', user })}>
          <KeyIcon />
        </IconButton>
      )}
      {!isMe && (
        <IconButton label={words.removeOf(user.username)} className="text-brick" onClick={() => onTask({ kind: 'remove', user })}>
          <TrashIcon />
        </IconButton>
      )}
    </div>
  );
}
