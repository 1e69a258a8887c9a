import { useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { languageInEnglish, TRANSLATIONS } from '../../../contract/languages.ts';
import { type OldNumbers, type OldPlace, readOldNumbers } from '../../../contract/old-numbers.endpoints.ts';
import { blogForm } from '../../../messages/admin/blogs.ts';
import { oldNumbers as words } from '../../../messages/admin/old-numbers.ts';
import { Button } from '../components/button.tsx';
import { fieldName as documentFieldName } from '../components/documents/field-name.ts';
import { fieldName } from '../components/field-name.ts';
import { useData } from '../data.tsx';
import { type Watched, watchedNumbers } from '../watched-numbers.ts';

/** Shown above every screen after a save: other texts that still contain the changed amounts, each linked to its field, until dismissed. */
export function OldNumbersPanel() {
  const watched = useSyncExternalStore(watchedNumbers.subscribe, watchedNumbers.get);
  return (
    <section aria-label={words.region} aria-live="polite">
      {watched.map((one) => (
        <OfScheme key={one.id} {...one} />
      ))}
    </section>
  );
}

function OfScheme({ id, since }: Watched) {
  const { data, isError } = useData(readOldNumbers, { id, since });
  if (isError) {
    return (
      <Note title={words.failed} name="" id={id}>
        {null}
      </Note>
    );
  }
  const [first, ...others] = data?.changes ?? [];
  if (!data || !first) return null;
  const title = [words.title(first.from, first.to, data.name), others.length > 0 && words.more(others.length)].filter(Boolean).join(', ');
  return (
    <Note title={title} name={data.name} id={id}>
      {data.places.length === 0 ? <p>{words.gone}</p> : <Places {...data} />}
    </Note>
  );
}

function Note({ title, name, id, children }: { title: string; name: string; id: number; children: React.ReactNode }) {
  return (
    <div className="note mb-4">
      <div className="flex items-start justify-between gap-3">
        <h2 className="subheading wrap-anywhere">{title}</h2>
        <Button variant="quiet" aria-label={words.dismissOf(name)} onClick={() => watchedNumbers.dismiss(id)}>
          {words.dismiss}
        </Button>
      </div>
      {children}
    </div>
  );
}

function Places({ places, isCut }: OldNumbers) {
  return (
    <>
      <p>{words.stands(places.length)}</p>
      <ul className="mt-1 max-h-64 overflow-y-auto">
        {places.map((place) => (
          <li key={`${place.entity} ${place.id} ${place.field} ${place.shown}`} className="border-t border-line py-1">
            <Link href={addressOf(place)} className="link-row">
              {place.entity === 'scheme' ? '' : `${words.kinds[place.entity]} `}
              {words.place(place.name, labelOf(place))}
            </Link>{' '}
            <span className="text-sm text-muted">
              {[place.isDraft && words.draft, place.count > 1 && words.times(place.count)].filter(Boolean).join(', ')}
            </span>
            <span className="block text-sm wrap-anywhere" lang={place.language}>
              <Excerpt {...place} />
            </span>
          </li>
        ))}
      </ul>
      {isCut && <p>{words.cut}</p>}
    </>
  );
}

function Excerpt({ excerpt, shown }: OldPlace) {
  const at = excerpt.indexOf(shown);
  if (at < 0) return excerpt;
  return (
    <>
      {excerpt.slice(0, at)}
      <mark>{shown}</mark>
      {excerpt.slice(at + shown.length)}
    </>
  );
}

const FORMS = { scheme: '/admin/manageSchemes', blog: '/admin/blog', paper: '/admin/documents' };

const addressOf = ({ entity, id, field }: OldPlace) => `${FORMS[entity]}/${id}?field=${encodeURIComponent(field)}`;

function labelOf({ entity, field }: OldPlace): string {
  if (entity === 'scheme') return fieldName(field);
  if (entity === 'paper') return documentFieldName(field.split('.')[0] ?? field);
  const language = TRANSLATIONS.find((one) => field.startsWith(`${one}_`));
  const names = language
    ? Object.entries(blogForm.translated(languageInEnglish(language))).map(([part, name]) => [`${language}_${part}`, name])
    : [
        ['seo_title', blogForm.seoTitle],
        ['seo_description', blogForm.description],
        ['content', blogForm.content],
      ];
  return Object.fromEntries(names)[field] ?? field;
}
