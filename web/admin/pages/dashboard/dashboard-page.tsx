import { AdminPage } from '../../components/admin-page.tsx';

export default function DashboardPage() {
  return <AdminPage title="Dashboard">{null}</AdminPage>;
}
