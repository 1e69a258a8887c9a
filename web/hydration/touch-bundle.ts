/** Code needed after the first interaction, in one file; loaded by `load-on-touch.ts`. */
export { FeedbackForm } from '../components/feedback-form.tsx';
export { ShareWindow } from '../components/share-window.tsx';
export { ToastCard } from '../components/toast-card.tsx';
export { callApi } from '../data/complete-answers.ts';
export { SiteFooter } from '../layouts/site-footer.tsx';
