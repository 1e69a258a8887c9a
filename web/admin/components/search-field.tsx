import { useLayoutEffect, useRef, useState } from 'react';
import { TextField } from './field.tsx';

const WAIT_MS = 300;

type SearchFieldProps = { label: string; placeholder?: string; value: string; onSearch: (text: string) => void };

/** Searches when one stops typing. Enter searches at once. */
export function SearchField({ label, placeholder, value, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const search = useRef(onSearch);
  search.current = onSearch;
  // A layout effect ends when the list goes out of sight; others live on, hidden, until the code of the next screen has come,
  // and a search that fires then would lead back to the list.
  useLayoutEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(() => search.current(typed.trim()), WAIT_MS);
    return () => clearTimeout(timer);
  }, [typed, value]);
  return (
    <TextField
      label={label}
      placeholder={placeholder}
      type="search"
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={(event) => event.key === 'Enter' && onSearch(typed.trim())}
      maxLength={200}
    />
  );
}
