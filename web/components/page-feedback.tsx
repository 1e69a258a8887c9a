import { lazy, memo, Suspense } from 'react';
import { touchBundleLoaded } from '../hydration/load-on-touch.ts';
import { type FeedbackFormProps, FeedbackForm as FinishedForm } from './feedback-form.tsx';

/** In the browser it stays as it came until its code is there: it opens and sends without. */
const FeedbackForm = import.meta.env.SSR ? FinishedForm : lazy(async () => ({ default: (await touchBundleLoaded).FeedbackForm }));

/** "Something wrong on this page?" Drawn again before its code is there, it would be gone until then. */
export const PageFeedback = memo((props: FeedbackFormProps) => (
  <Suspense>
    <FeedbackForm {...props} />
  </Suspense>
));
