import { useEffect, useState } from 'react';
import { ArrowDownIcon } from '../../components/icons.tsx';
import { useMessages } from '../../language/language.tsx';

/** Scrolling further than this hides the cue. */
const THRESHOLD_PX = 10;

/** Shows on small screens that there is more below. It sticks to the lower edge and fades on scrolling. */
export function ScrollCue() {
  const { scroll } = useMessages('home');
  const [hasScrolled, setHasScrolled] = useState(false);
  useEffect(() => {
    const look = () => setHasScrolled(window.scrollY > THRESHOLD_PX);
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);
  return (
    <div
      aria-hidden="true"
      className={`pointer-events-none sticky bottom-3 flex justify-center pb-3 [transition:opacity_0.2s] md:hidden ${hasScrolled ? 'opacity-0' : ''}`}
    >
      <span className="flex items-center gap-1 rounded-full bg-peacock-dark px-4 py-1 text-sm font-semibold text-white">
        {scroll}
        <ArrowDownIcon className="size-4" />
      </span>
    </div>
  );
}
