import { useDevice } from '../../components/saved/device-store.ts';
import { SaveButton } from '../../components/saved/save-button.tsx';
import { clearSeen, rememberSeen, seenSchemes } from '../../components/saved/seen-schemes.ts';
import { useTextLanguage } from '../../components/text-language.ts';
import { useMessages } from '../../language/language.tsx';
import { Link } from '../../routing/router.tsx';

/** Recently viewed schemes, unless the visitor turned this off. */
export function SeenList() {
  const { seen: words } = useMessages('saved');
  const textLanguage = useTextLanguage();
  const { isOn, schemes } = useDevice(seenSchemes);
  return (
    <section className="mt-10">
      <h2 className="heading">{words.title}</h2>
      <p className="text-muted">{words.text}</p>
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          checked={isOn}
          onChange={(event) => rememberSeen(event.currentTarget.checked)}
          className="size-5 shrink-0 accent-peacock"
        />
        {words.remember}
      </label>
      {schemes.length === 0 && <p>{isOn ? words.none : words.off}</p>}
      <ul>
        {schemes.map(({ id, name }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-5 border-t border-line">
            <Link href={`/schemes/${id}`} lang={textLanguage(name)} className="link-row min-w-0">
              {name}
            </Link>
            <SaveButton id={id} name={name} className="link-row cursor-pointer" />
          </li>
        ))}
      </ul>
      {schemes.length > 0 && (
        <button type="button" className="button-secondary mt-3" onClick={clearSeen}>
          {words.clear}
        </button>
      )}
    </section>
  );
}
