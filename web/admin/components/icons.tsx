/** Icons of the admin panel on a 24 px grid, hidden from screen readers: the control has the name. */
import { drawing, Icon, type IconProps } from '../../components/icons.tsx';

export const MenuIcon = drawing('M4 6h16M4 12h16M4 18h16');
export const CloseIcon = drawing('M6 6l12 12M18 6L6 18');
export const CheckIcon = drawing('M5 12l5 5 9-10');
export const PlusIcon = drawing('M12 5v14M5 12h14');
export const ChevronDownIcon = drawing('M6 9l6 6 6-6');
export const ChevronUpIcon = drawing('M6 15l6-6 6 6');
export const ChevronLeftIcon = drawing('M15 6l-6 6 6 6');
export const ChevronRightIcon = drawing('M9 6l6 6-6 6');
export const SortIcon = drawing('M8 9l4-4 4 4M8 15l4 4 4-4');
export const RefreshIcon = drawing('M4 12a8 8 0 0 1 14-5l2 2M20 4v5h-5M20 12a8 8 0 0 1-14 5l-2-2M4 20v-5h5');
export const TrashIcon = drawing('M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5');
export const EditIcon = drawing('M4 20h4L19 9l-4-4L4 16v4M13 7l4 4');
export const KeyIcon = drawing('M14 10a4 4 0 1 0-3 3l2 2h2v2h2v2h3v-3l-6-6M8 9h.01');
export const MoreIcon = drawing('M5 12h.01M12 12h.01M19 12h.01');
export const OffIcon = drawing('M12 4v7M7.5 6.5a8 8 0 1 0 9 0');
export const CalendarIcon = drawing('M5 6h14v14H5zM5 10h14M9 3v4M15 3v4');
export const HistoryIcon = drawing('M4 12a8 8 0 1 0 2.5-5.8L4 8.5M4 4v4.5h4.5M12 8v4l3 2');
export const ExternalIcon = drawing('M14 4h6v6M20 4l-9 9M18 14v6H4V6h6');

/** Spins while loading. */
export function Spinner({ className = 'size-5' }: IconProps) {
  return (
    <Icon className={`animate-spin motion-reduce:animate-none ${className}`}>
      <path d="M12 3a9 9 0 1 0 9 9" />
    </Icon>
  );
}
