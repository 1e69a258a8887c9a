import { AdminPage } from '../../components/admin-page.tsx';

export default function SchemesPage() {
  return <AdminPage title="Manage Schemes">{null}</AdminPage>;
}
