import { useEffect } from 'react';
import { type CheckPart, readCheckRules, readCheckSheets } from '../../../contract/check.endpoints.ts';
import { explainScheme } from '../../../contract/eligibility/explain.ts';
import { useCheckWords, useReasonWords } from '../../components/check/check-words.ts';
import { useAnswers } from '../../components/check/stored-answers.ts';
import type { RuledScheme } from '../../components/check/use-rules.ts';
import { EnglishMark } from '../../components/english-mark.tsx';
import { useTextLanguage } from '../../components/text-language.ts';
import { useData } from '../../data/data.tsx';
import { langInput } from '../../language/lang-input.ts';
import { formatDay, useLanguage } from '../../language/language.tsx';

type PersonSheetProps = {
  parts: CheckPart[];
  schemes: RuledScheme[];
  open: RuledScheme[];
  nameOf: (slug: string) => string;
  onDone: () => void;
};
type Sheet = { documents: string[]; steps: string[] };

const MAX_STEPS = 3;

/** A printout for a person being helped. It fetches the sheets of all schemes, so that no request reveals which are printed. */
export function PersonSheet({ parts: [common, own], schemes, open, nameOf, onDone }: PersonSheetProps) {
  const words = useCheckWords();
  const language = useLanguage();
  const sheets = new Map([...useSheets(common).entries, ...useSheets(own).entries]);
  const isReady = sheets.size > 0;
  useEffect(() => {
    if (!isReady) return;
    addEventListener('afterprint', onDone, { once: true });
    print();
    return () => removeEventListener('afterprint', onDone);
  }, [isReady, onDone]);
  return (
    <div className="hidden print:block">
      <h2>{words.printTitle}</h2>
      <p>{words.printWhen(formatDay(language, new Date().toISOString()) ?? '')}</p>
      {schemes.map((scheme) => (
        <PrintedScheme key={scheme.id} scheme={scheme} sheet={sheets.get(scheme.id)} nameOf={nameOf} />
      ))}
      {open.length > 0 && (
        <section>
          <h2>{words.groups.open}</h2>
          <p>{open.map(({ name }) => name).join(' · ')}</p>
        </section>
      )}
    </div>
  );
}

/** Texts by scheme id: their order is that of the rules. */
function useSheets(part: CheckPart | undefined): { entries: [number, Sheet][] } {
  const lang = langInput(useLanguage());
  const enabled = part !== undefined;
  const rules = useData(readCheckRules, { part: part?.rules ?? '', ...lang }, { enabled });
  const sheets = useData(readCheckSheets, { part: part?.sheets ?? '', ...lang }, { enabled });
  const all = sheets.data?.schemes ?? [];
  return { entries: (rules.data?.schemes ?? []).flatMap(({ id }, place) => (all[place] ? [[id, all[place]]] : [])) };
}

function PrintedScheme({ scheme, sheet, nameOf }: { scheme: RuledScheme; sheet: Sheet | undefined; nameOf: (slug: string) => string }) {
  const words = useCheckWords();
  const { facts } = useAnswers();
  const { because } = explainScheme(scheme.lines, facts, useReasonWords(), nameOf);
  const textLanguage = useTextLanguage();
  return (
    <section>
      <h3 lang={textLanguage(scheme.name)}>{scheme.name}</h3>
      <p lang={textLanguage(scheme.benefit)}>{scheme.benefit}</p>
      {because.length > 0 && (
        <p>
          {words.because} {because.join(' ')}
        </p>
      )}
      {sheet && (
        <>
          <p>
            {words.documents}:{!textLanguage(scheme.name) && <EnglishMark lang={textLanguage(sheet.documents.join(' '))} />}
          </p>
          <ul>
            {sheet.documents.map((document) => (
              <li key={document} lang={textLanguage(document)}>
                ☐ {document}
              </li>
            ))}
          </ul>
          <p>
            {words.steps}:{!textLanguage(scheme.name) && <EnglishMark lang={textLanguage(sheet.steps.join(' '))} />}
          </p>
          <ol>
            {sheet.steps.slice(0, MAX_STEPS).map((step, place) => (
              <li key={step} lang={textLanguage(step)}>
                {place + 1}. {step}
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}
