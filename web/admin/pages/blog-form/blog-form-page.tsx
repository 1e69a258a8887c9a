import { AdminPage } from '../../components/admin-page.tsx';

export default function BlogFormPage() {
  return <AdminPage title="Add Blog">{null}</AdminPage>;
}
