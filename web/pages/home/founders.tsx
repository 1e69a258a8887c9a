import { useState } from 'react';
import { FOUNDERS, type Founder } from '../../../content/founders.ts';
import { useLanguage, useMessages } from '../../language.tsx';
import { shorten } from './shorten.ts';

export function Founders() {
  const words = useMessages().home;
  const [openId, setOpenId] = useState<number | null>(null);
  return (
    <section id="about" tabIndex={-1} className="bg-sand">
      <div className="wrap part">
        <h2 className="heading">{words.foundersTitle}</h2>
        <ul className="mt-6 grid items-start gap-4 md:grid-cols-2">
          {FOUNDERS.map((founder) => (
            <li key={founder.id}>
              <FounderCard
                founder={founder}
                isOpen={founder.id === openId}
                onToggle={() => setOpenId(founder.id === openId ? null : founder.id)}
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

type FounderCardProps = { founder: Founder; isOpen: boolean; onToggle: () => void };

function FounderCard({ founder, isOpen, onToggle }: FounderCardProps) {
  const words = useMessages().home;
  const language = useLanguage();
  const name = founder.name[language];
  const whole = founder.description[language];
  const cut = shorten(whole);
  const textId = `founder-${founder.id}`;
  return (
    <div className="card flex flex-col gap-4 sm:flex-row">
      <img src={founder.image} alt={name} width="96" height="96" loading="lazy" className="size-24 shrink-0 rounded-xl" />
      <div>
        <h3 className="subheading">{name}</h3>
        <p className="text-muted">
          {founder.title[language]} · {words.age(founder.age)}
        </p>
        <p id={textId} className={cut ? 'mt-2 noscript:hidden' : 'mt-2'}>
          {cut && !isOpen ? cut : whole}
        </p>
        {cut && (
          <>
            <noscript>
              <p className="mt-2">{whole}</p>
            </noscript>
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={textId}
              onClick={onToggle}
              className="link-row cursor-pointer noscript:hidden"
            >
              {isOpen ? words.seeLess : words.seeMore}
            </button>
          </>
        )}
      </div>
    </div>
  );
}
