import { useState } from 'react';
import type { SavedScheme } from '../../../contract/saved-list.ts';
import { writeListFile } from '../../../contract/shared-list.ts';
import { saveAs } from '../../components/save-as.ts';
import { useLanguage, useMessages } from '../../language/language.tsx';
import { useSiteSettings } from '../../rendering/site-settings.tsx';
import { listAddress, listMessage, whatsAppAddress } from './list-message.ts';

/** Sends the list as a message, QR code or file. All are made on the device; nothing goes through the server. */
export function GiveList({ schemes }: { schemes: SavedScheme[] }) {
  const { give: words, message } = useMessages('saved');
  const place = { publicUrl: useSiteSettings().publicUrl, language: useLanguage() };
  const [code, setCode] = useState<{ of: string; picture: string | null } | null>(null);
  const address = listAddress(
    schemes.map(({ id }) => id),
    place,
  );
  const showCode = async () => {
    try {
      const { qrCode } = await import('../../components/qr-code.ts');
      setCode({ of: address, picture: await qrCode(address) });
    } catch {
      setCode({ of: address, picture: null });
    }
  };
  // Made on click, so that nothing can prefetch the address.
  const send = () => window.open(whatsAppAddress(listMessage(schemes, message, place)), '_blank', 'noopener');
  return (
    <section className="card mt-8">
      <h2 className="subheading">{words.title}</h2>
      <p className="mb-3">{words.text}</p>
      <div className="flex flex-wrap gap-3">
        <button type="button" className="button-secondary" onClick={send}>
          {words.whatsapp}
        </button>
        <button type="button" className="button-secondary" onClick={() => void showCode()}>
          {words.code}
        </button>
        <button
          type="button"
          className="button-secondary"
          onClick={() => saveAs(fileName(), new Blob([writeListFile(schemes)], { type: 'application/json' }))}
        >
          {words.file}
        </button>
      </div>
      <div role="status">
        {code?.of === address && (
          <div className="mt-4 grid max-w-md gap-2">
            {code.picture && <img src={code.picture} alt={words.codeAlt} width={280} height={280} className="border border-line" />}
            <p className={code.picture ? 'text-sm text-muted' : 'text-brick'}>{code.picture ? words.codeHint : words.codeFailed}</p>
            <input readOnly value={address} aria-label={words.address} className="field text-sm" />
          </div>
        )}
      </div>
    </section>
  );
}

const fileName = () => `yojanapath-list-${new Date().toISOString().slice(0, 10)}.json`;
