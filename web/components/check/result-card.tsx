import type { Verdict } from '../../../contract/eligibility/evaluate.ts';
import { Link } from '../../routing/router.tsx';
import { EnglishMark } from '../english-mark.tsx';
import { SaveButton } from '../saved/save-button.tsx';
import { useTextLanguage } from '../text-language.ts';
import { useCheckWords } from './check-words.ts';

export type Told = {
  id: number;
  name: string;
  benefit: string;
  firstStep: string;
  verdict: Verdict;
  /** Reasons for the verdict, or what is still open. */
  because: string[];
  change: string[];
  /** The number of conditions that a person or an office decides. */
  judged: number;
  /** Names of schemes that exclude one another. */
  rivals: string[];
};

/** The scheme's page has the others. */
const MAX_REASONS = 3;

/** A scheme among the results: benefit, reasons, first step, and actions. */
export function ResultCard({ scheme }: { scheme: Told }) {
  const words = useCheckWords();
  const textLanguage = useTextLanguage();
  const { id, name, benefit, firstStep, verdict, because, change, judged, rivals } = scheme;
  const isEnglish = textLanguage(name) !== undefined;
  return (
    <article className="card min-w-0">
      <h4 className="subheading">
        <Link href={`/schemes/${id}`} className="link" lang={textLanguage(name)}>
          {name}
        </Link>
      </h4>
      {benefit && (
        <p className="wrap-anywhere" lang={textLanguage(benefit)}>
          {benefit}
          {!isEnglish && <EnglishMark lang={textLanguage(benefit)} />}
        </p>
      )}
      {because.length > 0 && <Lines title={verdict === 'open' ? words.toSettle : words.because} lines={because.slice(0, MAX_REASONS)} />}
      {change.length > 0 && <Lines title={words.ifChanged} lines={change} />}
      {rivals.length > 0 && <p className="text-sm font-semibold">{words.onlyOne(rivals.join(', '))}</p>}
      {verdict === 'yes' && judged > 0 && <p className="text-sm text-muted">{words.judgedToo(judged)}</p>}
      {verdict !== 'no' && firstStep && (
        <p className="text-sm">
          <span className="font-semibold">{words.firstStep}</span> <span lang={textLanguage(firstStep)}>{firstStep}</span>
          {!isEnglish && <EnglishMark lang={textLanguage(firstStep)} />}
        </p>
      )}
      {verdict !== 'no' && <SaveButton id={id} name={name} className="link-row cursor-pointer" />}
    </article>
  );
}

function Lines({ title, lines }: { title: string; lines: string[] }) {
  return (
    <p className="text-sm text-muted">
      <span className="font-semibold">{title}</span> {lines.join(' ')}
    </p>
  );
}
