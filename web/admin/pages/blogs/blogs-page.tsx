import { AdminPage } from '../../components/admin-page.tsx';

export default function BlogsPage() {
  return <AdminPage title="Manage Blogs">{null}</AdminPage>;
}
