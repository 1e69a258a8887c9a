import { account as words } from '../../../../messages/admin/account.ts';
import { AdminPage } from '../../components/admin-page.tsx';
import { PasswordForm } from './password-form.tsx';
import { SecondFactor } from './second-factor.tsx';
import { SessionList } from './session-list.tsx';

export default function AccountPage() {
  return (
    <AdminPage title={words.title}>
      <div className="flex flex-col gap-8">
        <PasswordForm />
        <SecondFactor />
        <SessionList />
      </div>
    </AdminPage>
  );
}
