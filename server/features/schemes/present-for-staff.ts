import { eachTranslation } from '../../../contract/languages.ts';
import type { SchemeForStaff } from '../../../contract/scheme-admin.endpoints.ts';
import { STAFF_FIELDS, TRANSLATED_FIELDS } from '../../../contract/scheme-table.ts';
import { isCurrent } from '../../domain/schemes/hash-texts.ts';
import { emptyColumns, fieldsOf } from '../../domain/schemes/scheme-columns.ts';
import type { SchemeSnapshot } from '../../domain/schemes/scheme-snapshot.ts';
import { readUnfinished } from '../../domain/schemes/set-aside.ts';

const NO_TEXTS = { ...emptyColumns(TRANSLATED_FIELDS), state: 'missing' as const };

/** The fields that the forms of staff need beyond the public answer. */
export function presentForStaff(snapshot: SchemeSnapshot): SchemeForStaff {
  return {
    ...fieldsOf(snapshot, STAFF_FIELDS),
    id: snapshot.id,
    slug: snapshot.slug,
    version: snapshot.version,
    status: snapshot.status,
    sector_name: snapshot.sector_name,
    schemeDescription: snapshot.scheme_description,
    summary: snapshot.seo_description,
    unfinished: readUnfinished(snapshot.unfinished),
    translations: eachTranslation((language) => {
      const stored = snapshot.translations[language];
      const state = stored && (isCurrent(snapshot, stored.source_hash) ? stored.state : 'stale');
      return { ...fieldsOf(stored ?? NO_TEXTS, TRANSLATED_FIELDS), state: state ?? 'missing' };
    }),
  };
}
