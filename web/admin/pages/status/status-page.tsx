import { Link } from 'wouter';
import type { Output } from '../../../../contract/endpoint.ts';
import { type Language, languageInEnglish } from '../../../../contract/languages.ts';
import { readSiteStatus, type StatusItem } from '../../../../contract/status.endpoints.ts';
import { condition as words } from '../../../../messages/admin/status.ts';
import { AdminPage } from '../../components/admin-page.tsx';
import { DataTable } from '../../components/data-table.tsx';
import { DateText } from '../../components/date-text.tsx';
import { QueryStates } from '../../components/states.tsx';
import { answerOf, figureOf } from '../../components/status-words.ts';
import { useData } from '../../data.tsx';

const LOOKS = {
  good: 'border-line bg-paper',
  look: 'border-marigold bg-marigold-soft',
  bad: 'border-brick bg-brick-soft',
};

/** Link to the screen that fixes it, if there is one. */
const LINKS: Partial<Record<StatusItem['name'], { href: string; text: string }>> = {
  content: { href: '/admin/schemes?action=release', text: words.toRelease },
  noMailServer: { href: '/admin/inbox', text: words.toInbox },
  mailsWaiting: { href: '/admin/inbox', text: words.toInbox },
  mailsFailed: { href: '/admin/inbox', text: words.toInbox },
  brokenLinks: { href: '/admin/inbox', text: words.toInbox },
  oldestRequest: { href: '/admin/requests', text: words.toRequests },
};

/** The status page: everything that can go wrong unnoticed. */
export default function StatusPage() {
  const query = useData(readSiteStatus, {});
  return (
    <AdminPage title={words.title}>
      <QueryStates query={query} errorText={words.fetchFailed}>
        {(data) => <StatusItems {...data} />}
      </QueryStates>
    </AdminPage>
  );
}

function StatusItems({ conditions, waitingContent, damaged, failures }: Output<typeof readSiteStatus>) {
  const now = new Date();
  return (
    <>
      <p role="status" className="mb-6 text-lg font-semibold">
        {answerOf(conditions)}
      </p>
      <ul className="grid gap-4 sm:grid-cols-2">
        {conditions.map((one) => (
          <li key={one.name} className={`note ${LOOKS[one.state]}`}>
            <h2 className="flex flex-wrap items-baseline justify-between gap-x-4 font-semibold">
              {words.names[one.name]}
              <span className="text-sm">{words.states[one.state]}</span>
            </h2>
            <p className="mt-1 text-lg">{figureOf(one, now)}</p>
            {one.name === 'content' && one.state !== 'good' && waitingContent && <p className="mt-1">{words.waiting(waitingContent)}</p>}
            {one.state !== 'good' && <p className="mt-1">{words.help[one.name]}</p>}
            <FixLink condition={one} />
          </li>
        ))}
      </ul>
      {damaged.length > 0 && <DamagedTable damaged={damaged} />}
      {failures.length > 0 && <FailureTable failures={failures} />}
    </>
  );
}

function FixLink({ condition: { name, state } }: { condition: StatusItem }) {
  const link = LINKS[name];
  if (!link || state === 'good') return null;
  return (
    <Link href={link.href} className="mt-2 inline-flex min-h-11 items-center underline">
      {link.text}
    </Link>
  );
}

type Damaged = Output<typeof readSiteStatus>['damaged'][number];

const FORMS = { scheme: '/admin/manageSchemes', paper: '/admin/documents', blog: '/admin/blog' };

const DAMAGED_COLUMNS = [
  {
    id: 'entry',
    header: words.entry,
    cell: ({ kind, id, name }: Damaged) => (
      <Link href={`${FORMS[kind]}/${id}`} className="inline-flex min-h-11 items-center underline wrap-anywhere">
        {name || words.nameless(words.kinds[kind], id)}
      </Link>
    ),
  },
  { id: 'kind', header: words.kind, cell: ({ kind }: Damaged) => words.kinds[kind] },
  { id: 'columns', header: words.unreadable, cell: ({ columns }: Damaged) => <span className="wrap-anywhere">{readable(columns)}</span> },
];

/** Turns `hi.seo_title` into `Hindi: seo title`. */
function readable(columns: string[]): string {
  const names = columns.map((column) => {
    const [language, name = ''] = column.includes('.') ? column.split('.') : ['', column];
    const plain = name.replaceAll('_', ' ');
    return language ? words.translated(languageInEnglish(language as Language), plain) : plain;
  });
  return names.join(', ');
}

function DamagedTable({ damaged }: { damaged: Damaged[] }) {
  return (
    <section className="mt-8">
      <h2 className="mb-3 text-lg font-semibold">{words.damagedNow}</h2>
      <DataTable caption={words.damagedNow} columns={DAMAGED_COLUMNS} rows={damaged} rowId={({ kind, id }) => `${kind}-${id}`} />
    </section>
  );
}

type Failure = Output<typeof readSiteStatus>['failures'][number];

const COLUMNS = [
  { id: 'id', header: words.number, cell: ({ id }: Failure) => <code>{id}</code> },
  { id: 'where', header: words.where, cell: ({ route }: Failure) => <span className="wrap-anywhere">{route}</span> },
  { id: 'when', header: words.when, cell: ({ at }: Failure) => <DateText iso={at} withTime /> },
];

function FailureTable({ failures }: { failures: Failure[] }) {
  return (
    <section className="mt-8">
      <h2 className="mb-3 text-lg font-semibold">{words.failures}</h2>
      <DataTable caption={words.failures} columns={COLUMNS} rows={failures} rowId={({ id }) => id} />
    </section>
  );
}
