import { useMessages } from '../language.tsx';
import { HttpStatus } from './http-status.tsx';

/** Says that data could not be had. Nothing is retried by itself, so there is a button. */
export function LoadFailure({ text, onRetry }: { text: string; onRetry: () => void }) {
  const { tryAgain } = useMessages().common;
  return (
    <div role="alert" className="note border-brick bg-brick-soft">
      <HttpStatus code={503} />
      <p className="font-semibold">{text}</p>
      <button type="button" className="button-secondary mt-3" onClick={onRetry}>
        {tryAgain}
      </button>
    </div>
  );
}
