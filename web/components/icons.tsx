/** Small line icons, always beside text, so screen readers skip them. */
import type { ReactNode } from 'react';

export type IconProps = { className?: string };

/** An icon on a 24 px grid in the text's colour. */
export function Icon({ className = 'size-5', children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      className={`shrink-0 ${className}`}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** An icon of one path. */
export const drawing = (path: string) => (props: IconProps) => (
  <Icon {...props}>
    <path d={path} />
  </Icon>
);

export const ArrowRightIcon = drawing('M4 12h16m-6-6 6 6-6 6');
export const ArrowLeftIcon = drawing('M20 12H4m6-6-6 6 6 6');
export const ArrowDownIcon = drawing('M12 4v16m-6-6 6 6 6-6');
export const CheckIcon = drawing('m5 13 4.5 4.5L19 7');
export const CloseIcon = drawing('M6 6l12 12M18 6 6 18');
export const DocumentIcon = drawing('M7 3h7l4 4v14H7zM14 3v4h4M10 12h5m-5 4h5');
export const ExternalIcon = drawing('M14 4h6v6m0-6-9 9M18 14v6H4V6h6');
export const MailIcon = drawing('M3 6h18v12H3zm0 1 9 7 9-7');
export const MenuIcon = drawing('M4 7h16M4 12h16M4 17h16');
export const PinIcon = drawing('M12 21c-4-5-6-8-6-11a6 6 0 0 1 12 0c0 3-2 6-6 11zm0-13.5v5m-2.5-2.5h5');
export const PrinterIcon = drawing('M7 8V3h10v5M7 17H4V9h16v8h-3M7 14h10v7H7z');
