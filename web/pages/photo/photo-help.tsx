import { useMessages } from '../../language/language.tsx';

/** Portals' requirements, and other ways to meet them; without JavaScript this is the whole page. */
export function PhotoHelp() {
  const { help } = useMessages('photo');
  return (
    <>
      {[
        { title: help.title, lines: help.asks },
        { title: help.otherTitle, lines: help.others },
      ].map(({ title, lines }) => (
        <section key={title} className="mt-10">
          <h2 className="heading">{title}</h2>
          <ul className="mt-3 grid list-disc gap-2 pl-6">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
