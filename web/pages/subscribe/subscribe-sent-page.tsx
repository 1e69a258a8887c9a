import { useMessages } from '../../language/language.tsx';
import { Link } from '../../routing/router.tsx';
import { NoticePage } from './notice-page.tsx';

/** Shown after the plain form; the same whether or not the address was known. */
export default function SubscribeSentPage() {
  const words = useMessages('subscribe');
  const { checkInbox, checkInboxText } = useMessages('subscribeForm');
  return (
    <NoticePage title={checkInbox}>
      <p>{checkInboxText}</p>
      <p className="mt-2 text-muted">{words.checkSpam}</p>
      <Link href="/schemes" className="button-primary mt-5">
        {words.browse}
      </Link>
    </NoticePage>
  );
}
