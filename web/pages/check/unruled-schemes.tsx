import { useState } from 'react';
import { type CheckPart, readUnruledSchemes } from '../../../contract/check.endpoints.ts';
import { useCheckWords } from '../../components/check/check-words.ts';
import { useTextLanguage } from '../../components/text-language.ts';
import { useData } from '../../data/data.tsx';
import { langInput } from '../../language/lang-input.ts';
import { useLanguage } from '../../language/language.tsx';
import { Link } from '../../routing/router.tsx';

const FIRST_SHOWN = 30;

/** Schemes without rules, listed on request. */
export function UnruledSchemes({ parts }: { parts: CheckPart[] }) {
  const words = useCheckWords();
  const [isOpen, setOpen] = useState(false);
  const count = parts.reduce((sum, { others }) => sum + others, 0);
  if (count === 0) return null;
  return (
    <details className="card mt-3" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="min-h-11 cursor-pointer content-center font-semibold text-peacock">
        {words.unruled} ({count})
      </summary>
      <p className="text-sm text-muted">{words.unruledText}</p>
      {isOpen && parts.map((part) => part.unruled && <UnruledList key={part.unruled} part={part.unruled} />)}
    </details>
  );
}

function UnruledList({ part }: { part: string }) {
  const words = useCheckWords();
  const textLanguage = useTextLanguage();
  const { data } = useData(readUnruledSchemes, { part, ...langInput(useLanguage()) });
  const [count, setCount] = useState(FIRST_SHOWN);
  const schemes = data?.schemes ?? [];
  return (
    <>
      <ul>
        {schemes.slice(0, count).map(({ id, name }) => (
          <li key={id}>
            <Link href={`/schemes/${id}`} className="link-row" lang={textLanguage(name)}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
      {count < schemes.length && (
        <button type="button" className="button-secondary mt-3" onClick={() => setCount(count + 10 * FIRST_SHOWN)}>
          {words.more(schemes.length - count)}
        </button>
      )}
    </>
  );
}
