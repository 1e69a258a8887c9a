import { useLayoutEffect, useRef, useState } from 'react';
import { TextField } from './field.tsx';

const WAIT_MS = 300;

type SearchFieldProps = { label: string; placeholder?: string; value: string; onSearch: (text: string) => void };

/** Searches after a pause in typing, or at once on Enter. */
export function SearchField({ label, placeholder, value, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const search = useRef(onSearch);
  search.current = onSearch;
  // Layout effects are cleaned up when the list is hidden; normal effects stay active until the next screen's code has loaded, and a search
  // firing then would navigate back to the list.
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
