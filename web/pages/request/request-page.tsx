import { useState } from 'react';
import type { FormState } from '../../../contract/page-data.ts';
import { PageHead } from '../../components/page-head.tsx';
import { useMessages } from '../../language/language.tsx';
import type { Visit } from '../../page.ts';
import { useFormState } from '../../rendering/form-state.tsx';
import { Link } from '../../routing/router.tsx';
import { ProcessPanel } from './process-panel.tsx';
import { RequestForm } from './request-form.tsx';
import { type Receipt, RequestReceipt } from './request-receipt.tsx';

const EMPTY: FormState = { values: {}, errors: {} };

/** Requests a missing scheme. */
export default function RequestPage({ search }: Visit) {
  const words = useMessages('request');
  const forms = useMessages('forms');
  const refused = useFormState();
  const name = search.get('name') ?? '';
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  const [isAnother, setAnother] = useState(false);
  const begin = isAnother ? EMPTY : (refused ?? { values: { name }, errors: {} });
  const [errors, setErrors] = useState(begin.errors);
  const askAnother = () => {
    setErrors({});
    setAnother(true);
    setReceipt(null);
  };
  return (
    <>
      <PageHead title={Object.keys(errors).length > 0 ? forms.errorTitle(words.title) : words.title} description={words.description} />
      <header className="dawn">
        <div className="wrap pt-8 pb-6 sm:pt-12">
          <h1 tabIndex={-1} className="title">
            {words.title}
          </h1>
          <p className="heading mt-3 text-ink">{words.hero}</p>
          <p className="mt-1 max-w-prose text-lg">{words.heroText}</p>
        </div>
      </header>
      <div className="wrap grid items-start gap-8 pt-6 pb-12 lg:grid-cols-[minmax(0,2fr)_minmax(18rem,1fr)]">
        <div>
          {receipt ? (
            <RequestReceipt receipt={receipt} onAnother={askAnother} />
          ) : (
            <RequestForm begin={begin} errors={errors} onErrors={setErrors} onSent={setReceipt} />
          )}
          <Link href="/request/status" className="link-row mt-4">
            {words.haveNumber}
          </Link>
        </div>
        <ProcessPanel />
      </div>
    </>
  );
}
