import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../language/language.tsx';
import { atDarkroom } from './darkroom/open-darkroom.ts';
import { PictureError, type PictureProblem } from './darkroom/picture-problem.ts';
import { MadeCard, MadeLine } from './made-card.tsx';
import { type MadeFile, makeFile } from './make-file.ts';
import type { Page } from './use-pages.ts';
import type { Choice, Wish } from './wish.ts';

type State = { working: string } | { made: MadeFile } | { problem: PictureProblem } | null;

/** Makes and shows the file. A result disappears when the pages or the target change. */
export function MakePanel({ pages, wish, choice }: { pages: Page[]; wish: Wish; choice: Choice }) {
  const words = useMessages('photo');
  const [state, setState] = useState<State>(null);
  const wanted = JSON.stringify([wish, pages.map(({ id, edit }) => [id, edit])]);
  const latest = useRef(wanted);
  latest.current = wanted;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a result belongs to one target
  useEffect(() => setState(null), [wanted]);
  const make = async () => {
    const isStillWanted = () => latest.current === wanted;
    const tell = (next: State) => isStillWanted() && setState(next);
    tell({ working: words.make.working });
    try {
      const progress = (done: number, of: number) => void tell({ working: words.make.workingAt(done + 1, of) });
      tell({ made: await makeFile(atDarkroom, pages, wish, choice, progress) });
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      tell({ problem: error.problem });
    }
  };
  const isWorking = state !== null && 'working' in state;
  return (
    <section className="mt-8">
      <button type="button" className="button-primary" aria-disabled={isWorking} onClick={isWorking ? undefined : make}>
        {wish.as === 'pdf' ? words.make.pdf : words.make.picture}
      </button>
      <div role="status" className="mt-3">
        {isWorking && state.working}
        {state && 'made' in state && <MadeLine made={state.made} />}
      </div>
      {state && 'made' in state && <MadeCard made={state.made} />}
      {state && 'problem' in state && (
        <p role="alert" className="note mt-3 border-brick bg-brick-soft">
          {words.problems[state.problem]}
        </p>
      )}
    </section>
  );
}
