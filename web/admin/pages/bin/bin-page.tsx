import { AdminPage } from '../../components/admin-page.tsx';

export default function BinPage() {
  return <AdminPage title="Bin">{null}</AdminPage>;
}
