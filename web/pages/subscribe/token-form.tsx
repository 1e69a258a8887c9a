import { languageBase } from '../../../contract/language-address.ts';
import { useLanguage } from '../../language/language.tsx';
import { useSearch } from '../../routing/router.tsx';

/** One button for the link of a mail. Opening the link changes nothing, so that programs that look at links do no harm. */
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
