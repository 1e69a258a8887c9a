import { AdminPage } from '../../components/admin-page.tsx';

export default function UsersPage() {
  return <AdminPage title="Manage Users">{null}</AdminPage>;
}
