import { useState } from 'react';
import { listUsers } from '../../../../contract/users.endpoints.ts';
import { users as words } from '../../../../messages/admin/users.ts';
import { AdminPage } from '../../components/admin-page.tsx';
import { Button } from '../../components/button.tsx';
import { PlusIcon } from '../../components/icons.tsx';
import { QueryStates } from '../../components/states.tsx';
import { useData } from '../../data.tsx';
import { AddUserDialog } from './add-user-dialog.tsx';
import { RemoveUserDialog, RoleDialog } from './change-dialogs.tsx';
import { ResetPasswordDialog } from './reset-password-dialog.tsx';
import { UsersTable, type UserTask } from './users-table.tsx';

export default function UsersPage() {
  const query = useData(listUsers, {});
  const [isAdding, setIsAdding] = useState(false);
  const [task, setTask] = useState<UserTask | null>(null);
  const close = () => setTask(null);
  return (
    <AdminPage
      title={words.title}
      actions={
        <Button icon={<PlusIcon />} onClick={() => setIsAdding(true)}>
          {words.add}
        </Button>
      }
    >
      <QueryStates query={query} errorText={words.fetchFailed}>
        {(users) => <UsersTable users={users} onTask={setTask} />}
      </QueryStates>
      {isAdding && <AddUserDialog onClose={() => setIsAdding(false)} />}
      {task?.kind === 'password' && <ResetPasswordDialog user={task.user} onClose={close} />}
      {task?.kind === 'role' && <RoleDialog user={task.user} onClose={close} />}
      {task?.kind === 'remove' && <RemoveUserDialog user={task.user} onClose={close} />}
    </AdminPage>
  );
}
