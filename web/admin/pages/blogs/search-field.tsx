import { useEffect, useState } from 'react';
import { TextField } from '../../components/field.tsx';

const WAIT_MS = 300;

/** Searches when one stops typing. */
export function SearchField({ label, value, onSearch }: { label: string; value: string; onSearch: (text: string) => void }) {
  const [typed, setTyped] = useState(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing starts the wait
  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(() => onSearch(typed.trim()), WAIT_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return <TextField label={label} type="search" value={typed} onChange={(event) => setTyped(event.target.value)} maxLength={200} />;
}
