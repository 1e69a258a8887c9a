import { HomeLink } from '../../components/home-link.tsx';
import { SearchForm } from '../../components/search-form.tsx';
import { useMessages } from '../../language/language.tsx';
import { Link } from '../../routing/router.tsx';
import { ScrollCue } from './scroll-cue.tsx';

export function HomeHero() {
  const words = useMessages('home');
  const layout = useMessages('header');
  return (
    <section className="dawn">
      <div className="wrap grid items-center gap-8 pt-8 pb-4 sm:py-12 lg:grid-cols-[1.15fr_1fr] lg:gap-14">
        <div>
          <h1 tabIndex={-1} className="title lg:text-5xl">
            {words.title}
          </h1>
          <p className="mt-3 max-w-xl text-lg">{words.intro}</p>
          <div className="mt-5">
            <SearchForm />
          </div>
          <p className="mt-4">
            <strong className="font-display text-xl text-peacock-dark">{words.count}</strong> {words.countMore}
          </p>
          <div className="mt-4 flex flex-wrap gap-3">
            <Link href="/schemes" className="button-primary grow px-3 sm:grow-0 sm:px-5">
              {words.explore}
            </Link>
            <Link href="/check" className="button-secondary grow px-3 sm:grow-0 sm:px-5">
              {layout.check}
            </Link>
            <HomeLink anchor="how-it-works" className="button-secondary grow px-3 sm:grow-0 sm:px-5">
              {words.howItWorks}
            </HomeLink>
          </div>
        </div>
        <img src="/path.svg" alt="" width="472" height="436" className="mx-auto h-auto w-full max-w-80 sm:max-w-96 lg:max-w-none" />
      </div>
      <ScrollCue />
      <div className="bandhani" />
    </section>
  );
}
