import { PageHead } from '../../components/page-head.tsx';

export default function HomePage() {
  return (
    <>
      <PageHead title="Home" />
      <h1>Home</h1>
    </>
  );
}
