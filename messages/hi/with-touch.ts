import { forms } from './forms.ts';
import { footer } from './layout.ts';
import { share } from './share.ts';
import { footerForm } from './subscribe.ts';

export const words = { forms, layout: footer, share, subscribe: footerForm };
