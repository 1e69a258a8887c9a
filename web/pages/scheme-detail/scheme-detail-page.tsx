import { PageHead } from '../../components/page-head.tsx';

export default function SchemeDetailPage() {
  return (
    <>
      <PageHead title="SchemeDetail" />
      <h1>SchemeDetail</h1>
    </>
  );
}
