/** Line icons of the share dialog; names are beside them. */
import { Icon } from './icons.tsx';

const SERVICES: Record<string, string> = {
  WhatsApp:
    'M3.5 20.5l1.3-4.4a8.5 8.5 0 1 1 3.2 3.1zM9 8.5c-.5 3 3 6.500 6 6.500l1-1.800-2-1.200-1 .8c-1-.4-1.900-1.300-2.300-2.300l.8-1-1.200-2z',
  Facebook: 'M16 3h-2a4 4 0 0 0-4 4v14m-3-9h8',
  X: 'M4 4l16 16M20 4L4 20',
  Instagram: 'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm4 5a4 4 0 1 0 0 8 4 4 0 0 0 0-8zm5-1h.01',
};

export function ShareServiceIcon({ name }: { name: string }) {
  return (
    <Icon>
      <path d={SERVICES[name]} />
    </Icon>
  );
}

export const ShareIcon = () => (
  <Icon>
    <path d="M12 15V3m-4 4 4-4 4 4M6 11H5v10h14V11h-1" />
  </Icon>
);

export const CopyIcon = () => (
  <Icon>
    <path d="M9 9h11v11H9zM5 15H4V4h11v1" />
  </Icon>
);
