import { AdminPage } from '../../components/admin-page.tsx';

export default function SchemeFormPage() {
  return <AdminPage title="Add New Scheme">{null}</AdminPage>;
}
