import type { ReactNode } from 'react';
import { frame } from '../../../messages/admin/frame.ts';
import { Brand } from '../components/brand.tsx';

/** A screen without a session: one card below the name of the site. */
export function OpenScreen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-6 px-4 py-10">
      <title>{`${title} | ${frame.brand}`}</title>
      <div className="text-center">
        <p className="font-display text-xl font-bold text-peacock-dark">
          <Brand />
        </p>
        <div aria-hidden="true" className="bandhani mx-auto mt-3 w-40" />
      </div>
      <div className="card w-full max-w-md sm:p-8">
        <h1 tabIndex={-1} className="heading mb-6">
          {title}
        </h1>
        {children}
      </div>
      <a href="/" className="link-row">
        {frame.toPortal}
      </a>
    </main>
  );
}
