import { HttpStatus } from '../../components/http-status.tsx';
import { useMessages } from '../../language/language.tsx';
import { Link } from '../../routing/router.tsx';
import { NoticePage } from './notice-page.tsx';

/** For an unknown or expired link. */
export function InvalidLink() {
  const words = useMessages('subscribe');
  return (
    <NoticePage title={words.invalid}>
      <HttpStatus code={404} />
      <p>{words.invalidText}</p>
      <Link href="/subscribe" className="button-primary mt-5">
        {words.again}
      </Link>
    </NoticePage>
  );
}
