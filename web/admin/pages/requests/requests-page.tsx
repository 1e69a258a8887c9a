import { AdminPage } from '../../components/admin-page.tsx';

export default function RequestsPage() {
  return <AdminPage title="User Requests">{null}</AdminPage>;
}
