import { BrandName } from '../../components/brand.tsx';
import { CheckIcon } from '../../components/icons.tsx';
import { useMessages } from '../../language/language.tsx';
import { Link } from '../../routing/router.tsx';
import { StepCarousel } from './step-carousel.tsx';

export function HowItWorks() {
  const words = useMessages('home');
  return (
    <section id="how-it-works" tabIndex={-1}>
      <div className="bg-peacock-dark text-paper">
        <div className="wrap part">
          <h2 className="heading text-paper">{words.howItWorks}</h2>
          <p className="mt-1 mb-6">{words.howIntro}</p>
          <StepCarousel />
        </div>
      </div>
      <WhyUse />
    </section>
  );
}

function WhyUse() {
  const words = useMessages('home');
  return (
    <div className="wrap part">
      <h2 className="heading">
        {words.whyUse[0]}
        <BrandName />
        {words.whyUse[1]}
      </h2>
      <ul className="mt-6 mb-8 grid gap-6 md:grid-cols-3">
        {words.benefits.map(({ title, text }) => (
          <li key={title} className="flex gap-3">
            <CheckIcon className="size-8 rounded-full bg-leaf-soft p-1.5 text-leaf" />
            <div>
              <h3 className="subheading">{title}</h3>
              <p className="mt-1">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <Link href="/schemes" className="button-primary">
        {words.exploreAll}
      </Link>
    </div>
  );
}
