import { PageHead } from '../../components/page-head.tsx';

export default function SchemeListPage() {
  return (
    <>
      <PageHead title="SchemeList" />
      <h1>SchemeList</h1>
    </>
  );
}
