import { useMessages } from '../language/language.tsx';
import { useSiteSettings } from '../rendering/site-settings.tsx';
import { MailIcon } from './icons.tsx';

/** The support mail address. One ending in `.example` is a placeholder, and marked so. */
export function SupportAddress({ className }: { className: string }) {
  const { noMailbox } = useMessages('footer');
  const { supportEmail } = useSiteSettings();
  return (
    <>
      <a href={`mailto:${supportEmail}`} className={`${className} gap-2 wrap-anywhere`}>
        <MailIcon />
        {supportEmail}
      </a>
      {/\.example$/i.test(supportEmail) && <span className="block text-sm">{noMailbox}</span>}
    </>
  );
}
