import type { DocumentUses } from '../../../../contract/document-admin.endpoints.ts';
import { papers } from '../../../../messages/admin/documents.ts';

const { usedBy: words } = papers;

export const countUses = ({ schemes, papers }: DocumentUses) => schemes.length + papers.length;

/** Links to everything that names a document. They open in a new tab, so that the open question stays. */
export function DocumentUsesList({ uses }: { uses: DocumentUses }) {
  return (
    <ul className="grid gap-1">
      {uses.schemes.map(({ id, name, text }) => (
        <Use key={id} href={`/admin/manageSchemes/${id}?tab=papers`} name={name} where={words.line(text)} />
      ))}
      {uses.papers.map(({ id, name }) => (
        <Use key={`paper-${id}`} href={`/admin/documents/${id}`} name={name} where={words.needs} />
      ))}
    </ul>
  );
}

function Use({ href, name, where }: { href: string; name: string; where: string }) {
  return (
    <li className="wrap-anywhere">
      <a href={href} target="_blank" rel="noreferrer" className="link inline-flex min-h-11 items-center sm:min-h-8">
        {name}
      </a>{' '}
      <span className="text-sm text-muted">{where}</span>
    </li>
  );
}
