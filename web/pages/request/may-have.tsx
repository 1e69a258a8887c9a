import { useTextLanguage } from '../../components/text-language.ts';
import { useSuggestions } from '../../components/use-suggestions.ts';
import { useMessages } from '../../language/language.tsx';
import { Link } from '../../routing/router.tsx';

const MAX = 4;
const SHORTEST = 3;

/** Existing schemes that match the name being typed. */
export function MayHave({ typed }: { typed: string }) {
  const words = useMessages('request');
  const textLanguage = useTextLanguage();
  const wanted = typed.trim();
  const schemes = useSuggestions(wanted.length >= SHORTEST ? wanted : '').filter(({ id }) => id !== null);
  return (
    <div role="status">
      {schemes.length > 0 && (
        <div className="note mt-3">
          <p className="font-semibold">{words.mayHave}</p>
          <ul>
            {schemes.slice(0, MAX).map(({ id, text }) => (
              <li key={id}>
                <Link href={`/schemes/${id}`} lang={textLanguage(text)} className="link inline-flex min-h-11 items-center">
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
