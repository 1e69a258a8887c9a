import { useEffect, useRef } from 'react';
import { isEmptyHtml } from '../../../../contract/html-text.ts';
import { schemeForm as words } from '../../../../messages/admin/scheme-form.ts';
import { Button } from '../../components/button.tsx';
import type { FormValues } from './form-values.ts';

/** `keep`: as it is now, or public for a new one. */
export type SaveKind = 'keep' | 'published' | 'draft';

type FormButtonsProps = {
  /** Undefined in add mode. */
  status: 'published' | 'draft' | undefined;
  values: FormValues;
  isPending: boolean;
  onSave: (kind: SaveKind) => void;
  onReset: () => void;
  onPreview?: () => void;
};

/** Stays in view below whatever part of the form is open. */
export function FormButtons({ status, values, isPending, onSave, onReset, onPreview }: FormButtonsProps) {
  const warning = guideWarning(values);
  const bar = useRef<HTMLDivElement>(null);
  // What gets the focus must not hide behind the bar.
  useEffect(() => {
    const { style } = document.documentElement;
    style.scrollPaddingBottom = `${(bar.current?.offsetHeight ?? 0) + 16}px`;
    return () => {
      style.removeProperty('scroll-padding-bottom');
    };
  }, []);
  return (
    <div ref={bar} className="sticky bottom-0 -mx-4 mt-8 border-t border-line bg-paper px-4 py-3 sm:-mx-6 sm:px-6">
      {warning && <p className="mb-2 text-sm font-medium text-marigold-dark">{warning}</p>}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" isPending={isPending}>
          {status ? words.updateButton : words.addButton}
        </Button>
        {status === 'draft' ? (
          <Button variant="secondary" disabled={isPending} onClick={() => onSave('published')}>
            {words.publish}
          </Button>
        ) : (
          <Button variant="secondary" disabled={isPending} onClick={() => onSave('draft')}>
            {status ? words.unpublish : words.saveDraft}
          </Button>
        )}
        <Button variant="quiet" disabled={isPending} onClick={onReset}>
          {status ? words.reset : words.cancel}
        </Button>
        {onPreview && (
          <Button variant="quiet" disabled={isPending} onClick={onPreview}>
            {words.preview}
          </Button>
        )}
        {status && (
          <span className={`badge ml-auto ${status === 'draft' ? 'bg-marigold-soft text-ink' : ''}`}>
            {status === 'draft' ? words.statusDraft : words.statusPublished}
          </span>
        )}
      </div>
    </div>
  );
}

/** A page without process or documents shows no guide: worth a remark, no reason to refuse. */
function guideWarning({ applicationProcess, documentsRequired }: FormValues): string {
  const lacksProcess = isEmptyHtml(applicationProcess);
  const lacksDocuments = isEmptyHtml(documentsRequired);
  if (lacksProcess && lacksDocuments) return words.noGuide(words.missing.both);
  if (lacksProcess) return words.noGuide(words.missing.process);
  return lacksDocuments ? words.noGuide(words.missing.documents) : '';
}
