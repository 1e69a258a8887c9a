import { PageHead } from '../../components/page-head.tsx';

export default function CategoryPage() {
  return (
    <>
      <PageHead title="Category" />
      <h1>Category</h1>
    </>
  );
}
