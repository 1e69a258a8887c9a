import { SOCIAL_ADDRESSES, SOCIAL_NETWORKS, type SocialNetwork } from '../../content/site.ts';
import { Icon } from '../components/icons.tsx';
import { useMessages } from '../language/language.tsx';

const DRAWINGS: Record<SocialNetwork, string> = {
  Facebook: 'M16 3h-2a4 4 0 0 0-4 4v14m-3-9h8',
  X: 'M4 4l16 16M20 4L4 20',
  Instagram: 'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm4 5a4 4 0 1 0 0 8 4 4 0 0 0 0-8zm5-1h.01',
  YouTube: 'M5 5h14a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3zm5 4v6l5-3z',
};
const LOOK = 'flex size-11 items-center justify-center rounded-full border border-peacock-line';

/** Four icons. One without an address is disabled and says so to screen readers. */
export function SocialLinks() {
  const words = useMessages('footer');
  const { newTab } = useMessages('common');
  return (
    <ul aria-label={words.followUs} className="flex flex-wrap gap-2">
      {SOCIAL_NETWORKS.map((network) => {
        const address = SOCIAL_ADDRESSES[network];
        const icon = (
          <Icon>
            <path d={DRAWINGS[network]} />
          </Icon>
        );
        return (
          <li key={network}>
            {address ? (
              <a
                href={address}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={`${network} ${newTab}`}
                className={`${LOOK} hover:bg-peacock`}
              >
                {icon}
              </a>
            ) : (
              // biome-ignore lint/a11y/useValidAnchor: HTML marks a disabled link as an anchor without href
              <a role="link" aria-label={words.noPageYet(network)} className={LOOK}>
                {icon}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
