import { useMessages } from '../../language/language.tsx';

/** What portals ask for, and how to do it elsewhere: for everybody, and all there is without JavaScript. */
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
