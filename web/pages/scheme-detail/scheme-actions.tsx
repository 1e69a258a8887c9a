import type { Scheme } from '../../../contract/schemes.endpoints.ts';
import { PrinterIcon } from '../../components/icons.tsx';
import { SaveButton } from '../../components/saved/save-button.tsx';
import { ShareDialog } from '../../components/share-dialog.tsx';
import { useMessages } from '../../language/language.tsx';
import { hasGuide } from './has-guide.ts';

/** Actions on a scheme's page. Without script, browsers print from their menu. */
export function SchemeActions({ scheme }: { scheme: Scheme }) {
  const detail = useMessages('schemeDetail');
  return (
    <div className="mt-4 flex flex-wrap gap-3 print:hidden">
      {scheme.status === 'published' && <SaveButton id={scheme.id} name={scheme.schemeName} />}
      <ShareDialog path={`/schemes/${scheme.id}`} title={scheme.schemeName} />
      {hasGuide(scheme) && (
        <button type="button" className="button-secondary noscript:hidden" onClick={() => window.print()}>
          <PrinterIcon />
          {detail.print}
        </button>
      )}
    </div>
  );
}
