import { useEffect, useRef, useState } from 'react';
import { ArrowLeftIcon, ArrowRightIcon } from '../../components/icons.tsx';
import { useMessages } from '../../language/language.tsx';

const TURN = 'flex size-11 cursor-pointer items-center justify-center rounded-full border border-paper hover:bg-peacock';

/** Three steps: side by side on wide screens, one at a time below 768 px, stacked without JavaScript. */
export function StepCarousel() {
  const words = useMessages('home');
  const list = useRef<HTMLOListElement>(null);
  const [index, setIndex] = useState(0);
  const count = words.steps.length;

  const show = (next: number) => {
    const to = (next + count) % count;
    setIndex(to);
    // Not animated: intermediate positions would select other steps.
    list.current?.scrollTo({ left: to * list.current.clientWidth, behavior: 'instant' });
  };
  const follow = () => {
    if (list.current) setIndex(Math.round(list.current.scrollLeft / list.current.clientWidth));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: set up once; it restarts itself when the layout changes
  useEffect(() => {
    const width = matchMedia('(min-width: 48rem)');
    const restart = () => show(0);
    width.addEventListener('change', restart);
    return () => width.removeEventListener('change', restart);
  }, []);

  return (
    <>
      <ol
        ref={list}
        onScroll={follow}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by keyboard
        tabIndex={0}
        className="flex [scroll-snap-type:x_mandatory] overflow-x-auto [scrollbar-width:none] md:grid md:grid-cols-3 md:gap-6 md:overflow-visible noscript:flex-col noscript:gap-4 md:noscript:grid"
      >
        {words.steps.map(({ title, text }, place) => (
          <li key={title} className="w-full shrink-0 snap-center px-1 md:px-0">
            <div className="flex items-center gap-3">
              <span className="step-number">{place + 1}</span>
              <h3 className="font-display text-xl font-bold">{title}</h3>
              {place < count - 1 && (
                <span className="hidden h-1 grow bg-[radial-gradient(circle,var(--color-marigold)_2px,transparent_2.5px)] bg-size-[14px_4px] md:block" />
              )}
            </div>
            <p className="mt-3">{text}</p>
          </li>
        ))}
      </ol>
      <div className="mt-5 flex items-center justify-center gap-2 md:hidden noscript:hidden">
        <button type="button" className={TURN} aria-label={words.previousStep} onClick={() => show(index - 1)}>
          <ArrowLeftIcon />
        </button>
        {words.steps.map(({ title }, place) => (
          <button
            key={title}
            type="button"
            aria-label={words.showStep(place + 1)}
            aria-current={place === index ? 'step' : undefined}
            onClick={() => show(place)}
            className="group flex size-11 cursor-pointer items-center justify-center"
          >
            <span className="size-3 rounded-full border-2 border-marigold group-aria-[current]:bg-marigold" />
          </button>
        ))}
        <button type="button" className={TURN} aria-label={words.nextStep} onClick={() => show(index + 1)}>
          <ArrowRightIcon />
        </button>
      </div>
    </>
  );
}
