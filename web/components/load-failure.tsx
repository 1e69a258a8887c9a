import { useMessages } from '../language/language.tsx';
import { HttpStatus } from './http-status.tsx';
import { noAnswerReason } from './no-answer.ts';

type LoadFailureProps = {
  text: string;
  /** The call's error; the reason is shown when no answer arrived. */
  error?: unknown;
  onRetry: () => void;
};

/** Says that loading failed. Calls are not retried automatically, so there is a button. */
export function LoadFailure({ text, error, onRetry }: LoadFailureProps) {
  const { tryAgain } = useMessages('common');
  const { sentences } = useMessages('notices');
  const reason = noAnswerReason(error);
  return (
    <div role="alert" className="note border-brick bg-brick-soft">
      <HttpStatus code={503} />
      <p className="font-semibold">{text}</p>
      {reason && <p>{sentences[reason]}</p>}
      <button type="button" className="button-secondary mt-3" onClick={onRetry}>
        {tryAgain}
      </button>
    </div>
  );
}
