import { useMessages } from '../language/language.tsx';

/** The logo: a path winding up to a marigold sun. */
function BrandMark() {
  return (
    <svg className="size-[min(2.5rem,12vw)] shrink-0" viewBox="0 0 64 64" aria-hidden="true">
      <rect width="64" height="64" rx="16" className="fill-peacock" />
      <path d="M16 56c0-14 32-12 32-24S26 22 26 14" fill="none" className="stroke-paper" strokeWidth="7" strokeLinecap="round" />
      <circle cx="26" cy="14" r="7" className="fill-marigold" />
    </svg>
  );
}

/** Logo and name, in Hindi and Latin letters. */
export function Brand() {
  const { brandHindi, brandLatin } = useMessages('common');
  return (
    <>
      <BrandMark />
      <span className="font-display leading-tight font-bold whitespace-nowrap">
        <span lang="hi" className="block text-lg leading-6">
          {brandHindi}
        </span>
        <span className="sr-only"> · </span>
        <span lang="en" className="block text-sm">
          {brandLatin}
        </span>
      </span>
    </>
  );
}

/** The name in running text. */
export function BrandName() {
  const { brandHindi, brandLatin } = useMessages('common');
  return (
    <>
      <span lang="hi" className="whitespace-nowrap">
        {brandHindi}
      </span>{' '}
      · {brandLatin}
    </>
  );
}
