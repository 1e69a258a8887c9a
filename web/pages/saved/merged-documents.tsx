import { type ReactNode, useRef } from 'react';
import { totalDays, totalFee } from '../../../contract/document-totals.ts';
import type { Checklist } from '../../../contract/documents.endpoints.ts';
import { DocumentTick } from '../../components/documents/document-tick.tsx';
import { useHeldDocuments } from '../../components/documents/held-documents.ts';
import { HowToGet } from '../../components/documents/how-to-get.tsx';
import { EnglishMark } from '../../components/english-mark.tsx';
import { PrinterIcon } from '../../components/icons.tsx';
import { useTextLanguage } from '../../components/text-language.ts';
import { useMessages } from '../../language/language.tsx';
import { ClearTicks } from './clear-ticks.tsx';
import { printPart } from './print-part.ts';
import { SendDocuments } from './send-documents.tsx';
import { sortDocuments } from './sort-documents.ts';
import { lineId, useFocusThatMoves } from './use-focus-that-moves.ts';

type ListedDocument = Checklist['papers'][number];
type Asking = ListedDocument['neededBy'];

/** Every document of the saved schemes once: missing ones first, in the order to get them. */
export function MergedDocuments({ checklist }: { checklist: Checklist }) {
  const { merged: words } = useMessages('saved');
  const held = useHeldDocuments();
  const list = useRef<HTMLElement>(null);
  useFocusThatMoves(list, held);
  const { papers, choices, others } = checklist;
  if (papers.length + others.length === 0) return null;
  const { missing, there, open, count } = sortDocuments(checklist, held);
  return (
    <section ref={list} id="papers" tabIndex={-1} aria-labelledby="papers-title" className="mt-10">
      <h2 id="papers-title" className="heading">
        {words.title}
      </h2>
      <p>{words.intro}</p>
      {count.all > 0 && (
        <p role="status" className="mt-2 font-semibold">
          {count.held === count.all ? words.nothingMissing : words.progress(count.held, count.all)}
        </p>
      )}
      <Totals missing={missing} />
      <div className="my-3 flex flex-wrap gap-3">
        <button type="button" className="button-secondary" onClick={() => printPart('papers')}>
          <PrinterIcon />
          {words.print}
        </button>
        <SendDocuments checklist={checklist} missing={missing} open={open} />
        <ClearTicks />
      </div>
      <div className="grid items-start gap-x-6 gap-y-4 lg:grid-cols-2">
        {missing.length > 0 && (
          <Card title={words.missing}>
            <DocumentLines papers={missing} />
          </Card>
        )}
        {there.length > 0 && (
          <Card title={words.held}>
            <DocumentLines papers={there} />
          </Card>
        )}
        {choices.length > 0 && (
          <Card title={words.choices}>
            <ul>
              {choices.map((choice) => (
                <li key={`${choice.schemeId} ${choice.text}`} className="border-t border-line py-2">
                  <AskedFor {...choice} />
                  {choice.anyOf.map((slug) => {
                    const listed = papers.find(({ paper }) => paper.slug === slug);
                    return listed && <LinkedDocuments key={slug} {...listed} isShort />;
                  })}
                </li>
              ))}
            </ul>
          </Card>
        )}
        {others.length > 0 && (
          <Card title={words.others}>
            <ul>
              {others.map((other) => (
                <li key={`${other.schemeId} ${other.text}`} className="border-t border-line py-2">
                  <AskedFor {...other} />
                </li>
              ))}
            </ul>
          </Card>
        )}
      </div>
    </section>
  );
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="card min-w-0">
      <h3 className="subheading mb-2">{title}</h3>
      {children}
    </section>
  );
}

function DocumentLines({ papers }: { papers: ListedDocument[] }) {
  return (
    <ul>
      {papers.map((listed) => (
        <li key={listed.paper.slug} id={lineId(listed.paper.slug)} className="border-t border-line">
          <LinkedDocuments {...listed} />
        </li>
      ))}
    </ul>
  );
}

function LinkedDocuments({ paper, neededBy, isShort = false }: ListedDocument & { isShort?: boolean }) {
  const { merged: words } = useMessages('saved');
  const textLanguage = useTextLanguage();
  return (
    <>
      <DocumentTick slugs={[paper.slug]} lang={textLanguage(paper.name)}>
        <strong>{paper.name}</strong>
      </DocumentTick>
      {!isShort && (
        <details className="ml-8">
          <summary className="min-h-11 cursor-pointer py-2 text-sm font-semibold text-peacock">
            {words.neededBy(new Set(neededBy.map(({ schemeId }) => schemeId)).size)}
          </summary>
          <ul className="text-sm">
            {neededBy.map((asking) => (
              <li key={`${asking.schemeId} ${asking.text}`} className="py-1">
                <AskedFor {...asking} />
              </li>
            ))}
          </ul>
        </details>
      )}
      <HowToGet paper={paper} />
    </>
  );
}

/** A scheme's own wording. */
function AskedFor({ schemeName, text }: Pick<Asking[number], 'schemeName' | 'text'>) {
  const textLanguage = useTextLanguage();
  return (
    <p className="wrap-anywhere" lang={textLanguage(text)}>
      {text}
      {!textLanguage(schemeName) && <EnglishMark lang={textLanguage(text)} />} <span className="text-sm text-muted">({schemeName})</span>
    </p>
  );
}

/** Total cost and time of the missing documents. */
function Totals({ missing }: { missing: readonly ListedDocument[] }) {
  const { merged: words } = useMessages('saved');
  const { notAvailable } = useMessages('common');
  const papers = missing.map(({ paper }) => paper);
  if (papers.length === 0) return null;
  const [fee, days] = [totalFee(papers), totalDays(papers)];
  const but = (unknown: number) => (unknown > 0 ? ` (${words.unknown(unknown)})` : '');
  const isKnown = ({ unknown }: { unknown: number }) => unknown < papers.length;
  return (
    <p className="mt-1">
      {words.fee} <strong>{isKnown(fee) ? words.rupees(fee.from, fee.to) : notAvailable}</strong>
      {isKnown(fee) && but(fee.unknown)}
      <br />
      {words.days} <strong>{isKnown(days) ? words.workingDays(days.from, days.to) : notAvailable}</strong>
      {isKnown(days) && but(days.unknown)}
    </p>
  );
}
