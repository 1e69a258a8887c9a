import { type ComponentType, useState } from 'react';
import type { Upload } from '../../components/photo-address.ts';
import { useMessages } from '../../language/language.tsx';
import { PictureInput } from './picture-input.tsx';
import { type Choice, lookFor, NO_SIZE, type OwnSize, PRESETS, readOwnSize } from './wish.ts';
import { WishForm } from './wish-form.tsx';
import type { WorkbenchProps } from './workbench.tsx';

/** Files chosen together. */
export type Arrival = { files: File[] };

/** The portal's requirements and the picture. The picture code is loaded once there is one. */
export function PhotoTool({ asked }: { asked: Upload | null }) {
  const words = useMessages('photo');
  const [choice, setChoice] = useState<Choice>(asked ? 'asked' : 'photo');
  const [own, setOwn] = useState<OwnSize>(NO_SIZE);
  const [arrival, setArrival] = useState<Arrival | null>(null);
  const { Workbench, hasFailed, load } = useWorkbench();
  const typed = readOwnSize(own);
  const wish = choice === 'own' ? typed : choice === 'asked' ? (asked ?? PRESETS.photo) : PRESETS[choice];
  const isMany = typeof wish === 'object' && wish.as === 'pdf';
  const take = (files: File[]) => {
    setArrival({ files });
    load();
  };
  return (
    <>
      <WishForm
        asked={asked}
        choice={choice}
        onChoose={setChoice}
        own={own}
        onType={setOwn}
        problem={typeof typed === 'string' ? typed : null}
      />
      <section className="mt-8">
        <h2 className="heading">{isMany ? words.choose.titleMany : words.choose.title}</h2>
        <PictureInput isMany={isMany} hasSome={arrival !== null} onTake={take} />
        {arrival && !Workbench && (hasFailed ? <NotLoaded onRetry={load} /> : <p role="status">{words.choose.loading}</p>)}
      </section>
      {arrival && Workbench && typeof wish === 'object' && (
        <Workbench arrival={arrival} wish={wish} choice={choice} look={lookFor(choice)} />
      )}
    </>
  );
}

const RETRY_AFTER_MS = 1000;
const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
const fetchWorkbench = () => import('./workbench.tsx');

function useWorkbench() {
  // Wrapped in an object, because `setState` would call a bare component.
  const [code, setCode] = useState<{ Workbench?: ComponentType<WorkbenchProps>; hasFailed?: boolean }>({});
  const load = () => {
    if (code.Workbench) return;
    setCode({});
    fetchWorkbench()
      // A broken connection is often back after a moment.
      .catch(() => pause(RETRY_AFTER_MS).then(fetchWorkbench))
      .then(({ Workbench }) => setCode({ Workbench }))
      .catch(() => setCode({ hasFailed: true }));
  };
  return { ...code, load };
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const words = useMessages('photo');
  const { tryAgain } = useMessages('common');
  return (
    <div role="alert" className="note mt-4 border-brick bg-brick-soft">
      <p>{words.choose.failed}</p>
      <button type="button" className="button-secondary mt-2" onClick={onRetry}>
        {tryAgain}
      </button>
    </div>
  );
}
