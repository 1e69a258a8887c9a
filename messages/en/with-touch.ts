/** What nothing says before a visitor acts, and the footer. */
import { feedback } from './feedback.ts';
import { forms } from './forms.ts';
import { footer } from './layout.ts';
import { share } from './share.ts';
import { footerForm } from './subscribe.ts';

export const words = { feedback, forms, layout: footer, share, subscribe: footerForm };
