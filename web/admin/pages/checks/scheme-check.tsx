import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { htmlToText } from '../../../../contract/html-text.ts';
import { markSchemeChecked } from '../../../../contract/scheme-admin.endpoints.ts';
import type { Scheme } from '../../../../contract/schemes.endpoints.ts';
import { nextSchemeToCheck } from '../../../../contract/work.endpoints.ts';
import { checks as words } from '../../../../messages/admin/checks.ts';
import { schemeForm } from '../../../../messages/admin/scheme-form.ts';
import { formatDay } from '../../../language/language.tsx';
import { Button } from '../../components/button.tsx';
import { CheckIcon, EditIcon, ExternalIcon } from '../../components/icons.tsx';
import { useReturnState } from '../../components/return-address.ts';
import { SCHEME_CALLS } from '../../scheme-calls.ts';
import { toast } from '../../toast.ts';
import { useWrite, writeFailure } from '../../use-write.ts';

/** Everything that can go out of date, its sources, and a button that marks it as checked and moves on. */
export function SchemeCheck({ scheme }: { scheme: Scheme }) {
  const mark = useWrite(markSchemeChecked, { changes: [...SCHEME_CALLS, nextSchemeToCheck] });
  const [, navigate] = useLocation();
  const returnState = useReturnState();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { id, schemeName, version, checkedOn, checkedBy } = scheme;
  const run = () =>
    mark.mutate(
      { id, version },
      {
        onError: (error) =>
          toast({ title: schemeForm.error, description: writeFailure(error, schemeForm.sources.markFailed), variant: 'destructive' }),
      },
    );
  return (
    <section className="card grid gap-4" aria-label={schemeName}>
      <div>
        <h2 ref={heading} tabIndex={-1} className="subheading text-xl wrap-anywhere">
          {schemeName}
        </h2>
        <p className="text-muted">{checkedOn ? words.last(formatDay('en', checkedOn) ?? '', checkedBy) : words.never}</p>
      </div>
      <OfficialPages scheme={scheme} />
      <dl className="grid gap-3">
        {factsOf(scheme).map(([name, text]) => (
          <div key={name} className="border-t border-line pt-2 sm:grid sm:grid-cols-[8rem_1fr] sm:gap-4">
            <dt className="font-semibold">{words.facts[name]}</dt>
            <dd className="min-w-0 wrap-anywhere whitespace-pre-line">{text}</dd>
          </div>
        ))}
      </dl>
      <div className="sticky bottom-(--toast-height) -mx-4 -mb-4 flex flex-wrap gap-3 rounded-b-xl border-t border-line bg-white p-4">
        <Button icon={<CheckIcon />} isPending={mark.isPending} onClick={run}>
          {words.mark}
        </Button>
        <Link href={`/admin/manageSchemes/${id}`} state={returnState} className="button-secondary">
          <EditIcon /> {words.correct}
        </Link>
        <Button variant="quiet" onClick={() => navigate(`/admin/checks?after=${id}`)}>
          {words.skip}
        </Button>
      </div>
    </section>
  );
}

/** Official pages are listed, other sources collapsed. */
function OfficialPages({ scheme: { url, applyOnline, sources } }: { scheme: Scheme }) {
  const official = [
    { url, title: words.official, date: '' },
    { url: applyOnline, title: words.apply, date: '' },
  ].filter((page, place, all) => page.url && all.findIndex((other) => other.url === page.url) === place);
  const others = sources.filter((source) => official.every((page) => page.url !== source.url));
  return (
    <div>
      {official.length === 0 ? <p className="note">{words.noPages}</p> : <PageList label={words.pages} pages={official} />}
      {others.length > 0 && (
        <details className="mt-2">
          <summary className="min-h-11 cursor-pointer py-2 font-medium text-peacock">{words.sources(others.length)}</summary>
          <PageList label={words.sources(others.length)} pages={others} />
        </details>
      )}
    </div>
  );
}

function PageList({ label, pages }: { label: string; pages: Scheme['sources'] }) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-x-6">
      {pages.map((page) => (
        <li key={page.url} className="min-w-0">
          <a href={page.url} target="_blank" rel="noreferrer" className="link-row">
            <ExternalIcon className="size-5 shrink-0" />
            <span className="min-w-0 wrap-anywhere">
              {page.title || page.url} {page.date && <span className="font-normal whitespace-nowrap text-muted">({page.date})</span>}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

type Fact = keyof typeof words.facts;

/** Facts a reader acts on, as plain text, without empty ones. */
function factsOf(scheme: Scheme): [Fact, string][] {
  const facts: [Fact, string][] = [
    ['summary', scheme.summary],
    ['benefits', htmlToText(scheme.benefits)],
    ['eligibility', htmlToText(scheme.elegiblityCriteria)],
    ['documents', htmlToText(scheme.documentsRequired)],
    ['process', htmlToText(scheme.applicationProcess)],
    ['fee', scheme.fee],
    ['opensOn', formatDay('en', scheme.opensOn) ?? ''],
    ['closesOn', formatDay('en', scheme.closesOn) ?? ''],
    ['states', scheme.beneficiaryStates.join(', ')],
    ['department', scheme.department],
    ['applyOffice', scheme.applyOffice],
    ['helpline', scheme.helpline],
  ];
  return facts.filter(([, text]) => text);
}
