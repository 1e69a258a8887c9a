import { useMessages } from '../language.tsx';

/** The two things that open the status of a request, large enough to copy by hand or by camera. */
export function RequestCodes({ number, code }: { number: number; code: string }) {
  const { request: words } = useMessages();
  return (
    <>
      <dl className="mt-4 grid gap-3 rounded-lg bg-sand p-4 sm:grid-cols-2">
        <div>
          <dt className="text-sm">{words.number}</dt>
          <dd className="text-xl font-bold">{number}</dd>
        </div>
        <div>
          <dt className="text-sm">{words.code}</dt>
          <dd className="font-mono text-xl font-bold whitespace-nowrap">{code}</dd>
        </div>
      </dl>
      <p className="mt-2">{words.successText}</p>
    </>
  );
}
