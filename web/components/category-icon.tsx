import { Icon } from './icons.tsx';

/** An icon path per category slug. */
const DRAWINGS: Record<string, string> = {
  education: 'M2 9l10-5 10 5-10 5zm4 2.5V17c3.5 3 8.5 3 12 0v-5.5M22 9v6',
  'women-child': 'M9 8a3 3 0 1 0 0-6 3 3 0 0 0 0 6zm0 0c-4 0-5 5-5 9h3v5h4v-5h3c0-4-1-9-5-9zm9 6a2 2 0 1 0 0-4 2 2 0 0 0 0 4zm0 0v8',
  health: 'M12 21C5 16 2 12.5 2 8.5a5 5 0 0 1 10-1 5 5 0 0 1 10 1c0 4-3 7.5-10 12.5zm0-12v6m-3-3h6',
  agriculture: 'M12 22V9m0 4c-5 0-7-3-7-7 4 0 7 2 7 7zm0-3c0-5 2-7 7-7 0 4-2 7-7 7zM4 22h16',
  housing: 'M3 11l9-8 9 8M5 9.5V21h14V9.5M10 21v-6h4v6',
  welfare:
    'M12 12S8 9.5 8 6.5C8 4 11 3 12 5.5 13 3 16 4 16 6.5 16 9.5 12 12 12 12zM2 15c3-2 6-1 8 1h4c2 0 2 2 0 2h-4m4-.5 5-2.5c2 0 3 1.5 1 3l-6 4c-3 1-6 0-12-1',
  employment: 'M3 8h18v12H3zm6 0V5h6v3M3 13h18m-9-1v2.5',
  'banking-insurance': 'M3 9l9-6 9 6zm2 3v6m4.5-6v6m5-6v6m4.5-6v6M3 21h18',
  taxation: 'M6 3h12M6 8h12M6 3h4a5 5 0 0 1 0 10H6l8 8',
  technology: 'M8 2h8a1 1 0 0 1 1 1v18a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V3a1 1 0 0 1 1-1zm3 16h2M10 6h4',
  business: 'M4 10v11h16V10M2 9l3-6h14l3 6c0 3-4 3-5 0-1 3-4 3-5 0-1 3-4 3-5 0-1 3-5 3-5 0zm7 12v-6h6v6',
};
const OTHER = 'M4 4h6v6H4zm10 0h6v6h-6zM4 14h6v6H4zm10 3h6m-3-3v6';

export function CategoryIcon({ slug, className }: { slug: string; className?: string }) {
  return (
    <Icon {...(className && { className })}>
      <path d={DRAWINGS[slug] ?? OTHER} />
    </Icon>
  );
}
