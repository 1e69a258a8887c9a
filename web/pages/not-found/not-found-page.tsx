import { HttpStatus } from '../../components/http-status.tsx';
import { PageHead } from '../../components/page-head.tsx';

export default function NotFoundPage() {
  return (
    <>
      <HttpStatus code={404} />
      <PageHead title="404 Page Not Found" />
      <h1 tabIndex={-1}>404 Page Not Found</h1>
    </>
  );
}
