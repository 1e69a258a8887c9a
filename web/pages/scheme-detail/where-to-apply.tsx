import type { Scheme } from '../../../contract/schemes.endpoints.ts';
import { EnglishMark } from '../../components/english-mark.tsx';
import { OfficialLink } from '../../components/official-link.tsx';
import { PhoneText } from '../../components/phone/phone-text.tsx';
import { useTextLanguage } from '../../components/text-language.ts';
import { webHost } from '../../components/web-host.ts';
import { useMessages } from '../../language/language.tsx';
import { partLanguage } from './part-language.ts';

/** The known ways to apply: online, at an office, at a Common Service Centre. */
export function WhereToApply({ scheme }: { scheme: Scheme }) {
  const detail = useMessages('schemeDetail');
  const textLanguage = useTextLanguage();
  const host = webHost(scheme.applyOnline);
  return (
    <ul className="grid gap-1">
      {host && (
        <li>
          {detail.applyOnline} <OfficialLink url={scheme.applyOnline} label={host} className="link-row underline" />
        </li>
      )}
      {scheme.applyOffice && (
        <li lang={textLanguage(scheme.applyOffice)}>
          <PhoneText text={scheme.applyOffice} />
          <EnglishMark lang={partLanguage(scheme, 'applyOffice')} />
        </li>
      )}
      {scheme.applyAtCsc && <li>{detail.applyCsc}</li>}
    </ul>
  );
}
