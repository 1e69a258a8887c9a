import type { ReactNode } from 'react';
import { TILE_SLUGS } from '../../contract/categories.ts';
import { Brand, BrandName } from '../components/brand.tsx';
import { HomeLink } from '../components/home-link.tsx';
import { PinIcon } from '../components/icons.tsx';
import { SubscribeForm } from '../components/subscribe-form.tsx';
import { SupportAddress } from '../components/support-address.tsx';
import { useMessages } from '../language/language.tsx';
import { Link } from '../routing/router.tsx';
import { SocialLinks } from './social-links.tsx';

const LINK = 'inline-flex min-h-11 items-center wrap-anywhere underline-offset-4 hover:underline';

function Column({ title, isWide = false, children }: { title: string; isWide?: boolean; children: ReactNode }) {
  return (
    <section className={isWide ? 'col-span-full sm:col-span-1' : undefined}>
      <h2 className="mb-2 font-display text-lg font-bold text-marigold">{title}</h2>
      {children}
    </section>
  );
}

function QuickLinks() {
  const header = useMessages('header');
  const footer = useMessages('footer');
  return (
    <ul>
      <li>
        <HomeLink className={LINK}>{header.home}</HomeLink>
      </li>
      <li>
        <Link href="/schemes" className={LINK}>
          {footer.allSchemes}
        </Link>
      </li>
      <li>
        <Link href="/documents" className={LINK}>
          {footer.papers}
        </Link>
      </li>
      <li>
        <Link href="/blog" className={LINK}>
          {header.blogs}
        </Link>
      </li>
      {(['categories', 'how-it-works', 'registration-guides'] as const).map((anchor) => (
        <li key={anchor}>
          <HomeLink anchor={anchor} className={LINK}>
            {{ categories: footer.categories, 'how-it-works': header.howItWorks, 'registration-guides': footer.registrationGuides }[anchor]}
          </HomeLink>
        </li>
      ))}
      <li>
        <Link href="/request" className={LINK}>
          {header.requestNewScheme}
        </Link>
      </li>
      <li>
        <Link href="/photo" className={LINK}>
          {header.photo}
        </Link>
      </li>
    </ul>
  );
}

export function SiteFooter() {
  const header = useMessages('header');
  const words = useMessages('footer');
  const categories = useMessages('categoryNames');
  return (
    <footer className="bg-peacock-dark text-paper">
      <div className="bandhani" />
      <div className="wrap grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-x-8 sm:grid-cols-2 gap-y-10 py-10 lg:grid-cols-[1fr_1fr_1.3fr_1.3fr]">
        <div className="col-span-full lg:flex lg:items-center lg:gap-10">
          <p className="flex items-center gap-2">
            <Brand />
          </p>
          <p className="my-4 max-w-prose lg:my-0 lg:mr-auto">{words.tagline}</p>
          <SocialLinks />
        </div>
        <Column title={words.quickLinks}>
          <QuickLinks />
        </Column>
        <Column title={words.categories}>
          <ul>
            {TILE_SLUGS.map((slug) => (
              <li key={slug}>
                <Link href={`/category/${slug}`} className={LINK}>
                  {categories[slug]}
                </Link>
              </li>
            ))}
          </ul>
        </Column>
        <Column title={words.contactUs} isWide>
          <ul>
            <li>
              <SupportAddress className={LINK} />
            </li>
            <li className="flex min-h-11 items-center gap-2">
              <PinIcon />
              {words.place}
            </li>
          </ul>
        </Column>
        <div className="col-span-full sm:col-span-1">
          <SubscribeForm />
        </div>
      </div>
      <div className="border-t border-peacock-line">
        <div className="wrap py-5 text-sm">
          <p className="max-w-prose">{words.independent}</p>
          <div className="mt-2 items-center justify-between gap-6 lg:flex">
            <div className="py-2">
              <p>
                {words.rights[0]}
                <BrandName />
                {words.rights[1]}
              </p>
              <p className="max-w-prose">
                {words.textLicence}
                <a href="https://creativecommons.org/licenses/by/4.0/" rel="license noopener" target="_blank" className="underline">
                  CC BY 4.0
                </a>
              </p>
            </div>
            <nav aria-label={words.legal}>
              <ul className="flex flex-wrap gap-x-6">
                <li>
                  <Link href="/about" className={LINK}>
                    {header.aboutSite}
                  </Link>
                </li>
                <li>
                  <Link href="/privacy" className={LINK}>
                    {header.privacy}
                  </Link>
                </li>
                <li>
                  <Link href="/terms" className={LINK}>
                    {header.terms}
                  </Link>
                </li>
                <li>
                  <Link href="/accessibility" className={LINK}>
                    {header.accessibility}
                  </Link>
                </li>
              </ul>
            </nav>
          </div>
        </div>
      </div>
    </footer>
  );
}
