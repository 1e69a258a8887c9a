import type { SavedScheme } from '../../../contract/saved-list.ts';
import { MAX_SAVED } from '../../../contract/saved-list.ts';
import { useMessages } from '../../language/language.tsx';
import { Icon } from '../icons.tsx';
import { showToast } from '../toast-store.ts';
import { forgetSchemes, savedSchemes, saveSchemes, useSavedSchemes } from './saved-schemes.ts';

type SaveButtonProps = Pick<SavedScheme, 'id' | 'name'> & {
  /** Its style; the icon shows the state. */
  className?: string;
};

/** Saves a scheme on this device or removes it. Hidden without script. */
export function SaveButton({ id, name, className = 'button-secondary' }: SaveButtonProps) {
  const words = useMessages('save');
  const saved = useSavedSchemes().find((scheme) => scheme.id === id);
  const toggle = () => {
    if (saved) {
      forgetSchemes([id]);
      showToast({ title: words.removed, description: name, action: { label: words.undo, onClick: () => saveSchemes([saved]) } });
      return;
    }
    saveSchemes([{ id, name }]);
    const isFull = !savedSchemes.get().some((scheme) => scheme.id === id);
    if (isFull) showToast({ title: words.full(MAX_SAVED), description: words.fullText, variant: 'destructive' });
    else showToast({ title: words.added, description: savedSchemes.isKept() ? name : words.notKept });
  };
  return (
    <button
      type="button"
      aria-pressed={saved !== undefined}
      aria-label={words.saveScheme(name)}
      onClick={toggle}
      className={`noscript:hidden print:hidden ${className}`}
    >
      <BookmarkIcon isFilled={saved !== undefined} />
      {words.save}
    </button>
  );
}

export function BookmarkIcon({ isFilled = false }: { isFilled?: boolean }) {
  return (
    <Icon>
      <path d="M6 3h12v18l-6-5-6 5z" fill={isFilled ? 'currentColor' : 'none'} />
    </Icon>
  );
}
