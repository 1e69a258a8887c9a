import type { FounderWords } from '../../../content/founders.ts';
import { PageHead } from '../../components/page-head.tsx';
import { useMessages } from '../../language/language.tsx';
import { CategoryTiles } from './category-tiles.tsx';
import { FeaturedSchemes } from './featured-schemes.tsx';
import { Founders } from './founders.tsx';
import { HomeHero } from './home-hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { RegistrationGuides } from './registration-guides.tsx';

/** @param founders their texts in the page's language */
export const homePage = (founders: FounderWords) =>
  function HomePage() {
    const words = useMessages('home');
    const common = useMessages('common');
    return (
      <>
        <PageHead title={words.documentTitle(common.brand)} isWholeTitle description={words.description} />
        <HomeHero />
        <CategoryTiles />
        <FeaturedSchemes />
        <HowItWorks />
        <Founders founders={founders} />
        <RegistrationGuides />
      </>
    );
  };
