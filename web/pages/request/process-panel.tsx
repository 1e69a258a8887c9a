import { useMessages } from '../../language/language.tsx';

/** The process of a request in four points. */
export function ProcessPanel() {
  const words = useMessages('request');
  return (
    <section className="card">
      <h2 className="subheading mb-4">{words.process}</h2>
      <ol className="grid gap-4">
        {words.points.map((point, place) => (
          <li key={point} className="flex items-start gap-3">
            <span className="step-number" aria-hidden="true">
              {place + 1}
            </span>
            <span className="pt-1.5">{point}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
