import { AdminPage } from '../../components/admin-page.tsx';

export default function InboxPage() {
  return <AdminPage title="Inboxes">{null}</AdminPage>;
}
