import { useState } from 'react';
import { FOUNDERS, type Founder, type FounderWords, HAS_EXAMPLE_FOUNDERS } from '../../../content/founders.ts';
import { useMessages } from '../../language/language.tsx';
import { Link } from '../../routing/router.tsx';
import { shorten } from './shorten.ts';

export function Founders({ founders }: { founders: FounderWords }) {
  const words = useMessages('home');
  const layout = useMessages('header');
  const { aboutSite } = layout;
  const [openId, setOpenId] = useState<number | null>(null);
  return (
    <section id="about" tabIndex={-1} className="bg-sand">
      <div className="wrap part">
        <h2 className="heading">{words.foundersTitle}</h2>
        {HAS_EXAMPLE_FOUNDERS && <p className="note mt-4 max-w-3xl font-medium">{words.exampleFounders}</p>}
        <ul className="mt-6 grid gap-4 md:grid-cols-2">
          {FOUNDERS.map((founder) => (
            <li key={founder.id}>
              <FounderCard
                founder={founder}
                told={founders[founder.id]}
                isOpen={founder.id === openId}
                onToggle={() => setOpenId(founder.id === openId ? null : founder.id)}
              />
            </li>
          ))}
        </ul>
        <Link href="/about" className="link-row mt-4">
          {aboutSite}
        </Link>
      </div>
    </section>
  );
}

type FounderCardProps = { founder: Founder; told: FounderWords[Founder['id']]; isOpen: boolean; onToggle: () => void };

function FounderCard({ founder, told: { name, title, description }, isOpen, onToggle }: FounderCardProps) {
  const words = useMessages('home');
  const cut = shorten(description);
  const textId = `founder-${founder.id}`;
  return (
    <div className="card grid h-full grid-cols-[auto_1fr] content-start gap-x-4 gap-y-3">
      <img src={founder.image} alt={name} width="96" height="96" loading="lazy" className="size-20 rounded-xl sm:row-span-2 sm:size-24" />
      <div className="self-center">
        <h3 className="subheading">{name}</h3>
        {founder.isExample && <p className="badge">{words.example}</p>}
        <p className="leading-snug text-muted">{title}</p>
        <p className="leading-snug text-muted">{words.age(founder.age)}</p>
      </div>
      <div className="col-span-2 sm:col-span-1 sm:col-start-2">
        <p id={textId} className={cut ? 'noscript:hidden' : undefined}>
          {cut && !isOpen ? cut : description}
        </p>
        {cut && (
          <>
            <p className="hidden noscript:block">{description}</p>
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
