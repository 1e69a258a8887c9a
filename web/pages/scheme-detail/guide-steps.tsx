import { useId, useState } from 'react';
import type { GuideStep } from '../../../contract/guide-steps.ts';
import { PhoneText } from '../../components/phone/phone-text.tsx';
import { RichText } from '../../components/rich-text.tsx';
import { useTextLanguage } from '../../components/text-language.ts';
import { useHydrated } from '../../components/use-hydrated.ts';
import { useMessages } from '../../language/language.tsx';
import { markFirstSentence } from './first-sentence.ts';

/** Numbered steps, each collapsed to its first sentence until opened. Without script and in print everything is shown. */
export function GuideSteps({ steps }: { steps: GuideStep[] }) {
  const detail = useMessages('schemeDetail');
  const textLanguage = useTextLanguage();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  // Collapsed from the start if scripting is enabled, so that hydration moves nothing.
  const folded = useHydrated() ? 'folded' : '[@media_(scripting:enabled)]:folded';
  return (
    <>
      <ol id={id} className="grid gap-4">
        {steps.map((step) => (
          <li key={step.number} className="flex gap-4">
            <span className="step-number">{step.number}</span>
            <div className="min-w-0 flex-1 pt-1.5">
              <h3 className="subheading wrap-anywhere" lang={textLanguage(step.title)}>
                <PhoneText text={step.title} />
              </h3>
              {step.body && (
                <RichText html={markFirstSentence(step.body)} lang={textLanguage(step.body)} className={`mt-1 ${isOpen ? '' : folded}`} />
              )}
            </div>
          </li>
        ))}
      </ol>
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
