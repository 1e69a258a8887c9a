import { PageSkeleton } from '../../components/page-skeleton.tsx';
import { useCall } from '../../data/data.tsx';
import { useMessages } from '../../language/language.tsx';
import type { Visit } from '../../page.ts';
import { Link } from '../../routing/router.tsx';
import { InvalidLink } from './invalid-link.tsx';
import { NoticePage } from './notice-page.tsx';
import { subscriptionCall } from './subscribe.page.ts';
import { TokenForm } from './token-form.tsx';

/** The target of the confirmation mail's link. */
export default function SubscribeConfirmPage(visit: Visit) {
  const words = useMessages('subscribe');
  const { data, error } = useCall(subscriptionCall(visit));
  if (!data && !error) return <PageSkeleton />;
  if (data?.status === 'pending') {
    return (
      <NoticePage title={words.confirmTitle}>
        <p>{words.confirmText}</p>
        <TokenForm path="/subscribe/confirm" button={words.confirm} />
      </NoticePage>
    );
  }
  if (data?.status !== 'confirmed') return <InvalidLink />;
  return (
    <NoticePage title={words.confirmed}>
      <p>{words.confirmedText}</p>
      <Link href="/schemes" className="button-primary mt-5">
        {words.browse}
      </Link>
    </NoticePage>
  );
}
