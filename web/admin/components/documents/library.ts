import { useQuery } from '@tanstack/react-query';
import { listDocumentsForStaff } from '../../../../contract/document-admin.endpoints.ts';
import { type Api, endpointKey, type Output } from '../../../../contract/endpoint.ts';
import { papers } from '../../../../messages/admin/documents.ts';
import { useApi } from '../../data.tsx';

export type ListedDocument = Output<typeof listDocumentsForStaff>['papers'][number];
/** Documents by slug, including drafts. */
export type Library = ReadonlyMap<string, ListedDocument>;

/** The API's maximum. */
const PER_CALL = 100;

async function readLibrary(api: Api): Promise<Library> {
  const library = new Map<string, ListedDocument>();
  for (let page = 1; ; page++) {
    const { papers, total } = await api(listDocumentsForStaff, { page, limit: PER_CALL });
    for (const paper of papers) library.set(paper.slug, paper);
    if (papers.length === 0 || page * PER_CALL >= total) return library;
  }
}

/** The whole library, newly fetched; undefined until it has loaded. */
export function useLibrary(isWanted = true): Library | undefined {
  const api = useApi();
  const queryKey = [endpointKey(listDocumentsForStaff), 'all'];
  const query = useQuery({ queryKey, queryFn: () => readLibrary(api), enabled: isWanted, refetchOnMount: 'always' });
  return query.isFetching ? undefined : query.data;
}

/** A document's name; its slug while loading or if it does not exist. */
export function documentName(library: Library | undefined, slug: string): string {
  if (!library) return slug;
  return library.get(slug)?.name ?? papers.picker.gone(slug);
}

/** Slugs that are not in the library; none while loading. */
export function goneDocuments(library: Library | undefined, slugs: readonly string[]): string[] {
  return library ? slugs.filter((slug) => !library.has(slug)) : [];
}
