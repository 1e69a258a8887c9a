import { languageBase } from '../../../contract/language-address.ts';
import type { Scheme } from '../../../contract/schemes.endpoints.ts';
import { useLanguage, useMessages } from '../../language/language.tsx';
import { useSiteSettings } from '../../rendering/site-settings.tsx';

const QR_SIZE = 96;

/** In print only: the page's address as text and QR code. */
export function PrintFoot({ scheme }: { scheme: Scheme }) {
  const detail = useMessages('schemeDetail');
  const common = useMessages('common');
  const { publicUrl } = useSiteSettings();
  const path = `${languageBase(useLanguage())}/schemes/${scheme.id}`;
  return (
    <div className="hidden items-center gap-4 pt-4 print:flex">
      <img src={`${path}/qr.svg`} alt={detail.qrCode} width={QR_SIZE} height={QR_SIZE} loading="lazy" />
      <p className="text-sm">
        <strong>{common.brand}</strong>
        <br />
        {detail.printFrom} {publicUrl}
        {path}
        <br />
        {detail.checkFirst}
      </p>
    </div>
  );
}
