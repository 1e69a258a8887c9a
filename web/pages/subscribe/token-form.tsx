import { languageBase } from '../../../contract/language-address.ts';
import { useLanguage } from '../../language/language.tsx';
import { useSearch } from '../../routing/router.tsx';

/** A button for a mail's link. Opening the link changes nothing, because mail scanners open links. */
export function TokenForm({ path, button }: { path: string; button: string }) {
  const base = languageBase(useLanguage());
  const token = new URLSearchParams(useSearch()).get('token') ?? '';
  return (
    <form method="post" action={base + path} className="mt-5">
      <input type="hidden" name="token" value={token} />
      <button type="submit" className="button-primary">
        {button}
      </button>
    </form>
  );
}
