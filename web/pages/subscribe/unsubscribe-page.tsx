import { PageSkeleton } from '../../components/page-skeleton.tsx';
import { useCall } from '../../data/data.tsx';
import { useMessages } from '../../language/language.tsx';
import type { Visit } from '../../page.ts';
import { Link } from '../../routing/router.tsx';
import { InvalidLink } from './invalid-link.tsx';
import { NoticePage } from './notice-page.tsx';
import { subscriptionCall } from './subscribe.page.ts';
import { TokenForm } from './token-form.tsx';

/** The target of the unsubscribe link: no login, one button. */
export default function UnsubscribePage(visit: Visit) {
  const words = useMessages('subscribe');
  const { data, error } = useCall(subscriptionCall(visit));
  if (!data && !error) return <PageSkeleton />;
  if (!data || data.status === 'unknown') return <InvalidLink />;
  if (data.status === 'unsubscribed') {
    return (
      <NoticePage title={words.stopped}>
        <p>{words.stoppedText}</p>
        <Link href="/subscribe" className="link-row mt-3">
          {words.again}
        </Link>
      </NoticePage>
    );
  }
  return (
    <NoticePage title={words.stopTitle}>
      <p>{words.stopText}</p>
      <TokenForm path="/unsubscribe" button={words.stop} />
    </NoticePage>
  );
}
