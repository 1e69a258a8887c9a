import { AdminPage } from '../../components/admin-page.tsx';

export default function AuditPage() {
  return <AdminPage title="Audit Log">{null}</AdminPage>;
}
