import { AdminPage } from '../../components/admin-page.tsx';

export default function LexiconPage() {
  return <AdminPage title="Search Words">{null}</AdminPage>;
}
