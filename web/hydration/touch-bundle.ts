/** Code needed only once a visitor acts, in one file; `load-on-touch.ts` loads it at the first touch. */
export { FeedbackForm } from '../components/feedback-form.tsx';
export { ShareWindow } from '../components/share-window.tsx';
export { ToastCard } from '../components/toast-card.tsx';
export { callApi } from '../data/complete-answers.ts';
export { SiteFooter } from '../layouts/site-footer.tsx';
