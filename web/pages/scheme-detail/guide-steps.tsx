import { useId, useState } from 'react';
import type { GuideStep } from '../../../contract/guide-steps.ts';
import { RichText } from '../../components/rich-text.tsx';
import { useTextLanguage } from '../../components/text-language.ts';
import { useMessages } from '../../language.tsx';
import { useHydrated } from './use-hydrated.ts';

/** While it is folded up, this many steps are shown, by their titles. */
const MOST_FOLDED = 4;

/** The numbered steps, folded up to their titles until asked for. Without script, and on paper, all is shown. */
export function GuideSteps({ steps }: { steps: GuideStep[] }) {
  const { detail } = useMessages().schemes;
  const textLanguage = useTextLanguage();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  // The page arrives folded where there will be a script, so nothing moves when the script takes over.
  const folded = useHydrated() ? 'hidden print:block' : '[@media_screen_and_(scripting:enabled)]:hidden';
  const whenOpen = isOpen ? '' : folded;
  return (
    <>
      <ol id={id} className="grid gap-4">
        {steps.map((step, place) => (
          <li key={step.number} className={place < MOST_FOLDED ? '' : whenOpen}>
            <div className="flex gap-4">
              <span className="step-number">{step.number}</span>
              <div className="min-w-0 flex-1 pt-1.5">
                <h3 className="subheading wrap-anywhere" lang={textLanguage(step.title)}>
                  {step.title}
                </h3>
                {step.body && <RichText html={step.body} lang={textLanguage(step.body)} className={`mt-1 ${whenOpen}`} />}
              </div>
            </div>
          </li>
        ))}
      </ol>
      {!isOpen && steps.length > MOST_FOLDED && (
        <p className="mt-3 ml-14 text-muted print:hidden noscript:hidden">{detail.moreSteps(steps.length - MOST_FOLDED)}</p>
      )}
      <button
        type="button"
        className="button-primary mt-6 mr-3 print:hidden noscript:hidden"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? detail.showLess : detail.viewFullGuide}
      </button>
    </>
  );
}
