import { lazy, memo, Suspense } from 'react';
import { touchBundleLoaded } from '../hydration/load-on-touch.ts';
import { type FeedbackFormProps, FeedbackForm as FinishedForm } from './feedback-form.tsx';

/** In the browser it stays as sent until its code has loaded: it works without. */
const FeedbackForm = import.meta.env.SSR ? FinishedForm : lazy(async () => ({ default: (await touchBundleLoaded).FeedbackForm }));

/** "Something wrong on this page?" Memoised, because rendering it before its code has loaded would hide it. */
export const PageFeedback = memo((props: FeedbackFormProps) => (
  <Suspense>
    <FeedbackForm {...props} />
  </Suspense>
));
