import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../language/language.tsx';
import { formatKb } from './format-kb.ts';
import type { MadeFile } from './make-file.ts';

/** The finished file: preview, download and share. {@link MadeLine} describes it. */
export function MadeCard({ made }: { made: MadeFile }) {
  const words = useMessages('photo');
  const { make } = words;
  const card = useRef<HTMLDivElement>(null);
  const address = useAddress(made.file);
  useEffect(() => {
    // On a phone the card is below the fold. In new browsers scrollIntoView returns a promise, which must not become the effect's clean-up.
    void card.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={card} className="card mt-3">
      {made.pages === null && address && (
        <img src={address} alt={make.result} className="mb-3 block max-h-72 max-w-full border border-line bg-white" />
      )}
      <p className="text-sm">{make.look}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <SaveLink file={made.file} address={address} words={made.fits ? make.save : make.saveNearest} />
        <ShareButton file={made.file} />
      </div>
      {made.smaller && <Smaller made={made.smaller} />}
    </div>
  );
}

/** Describes the result, announced by screen readers. */
export function MadeLine({ made }: { made: MadeFile }) {
  const words = useMessages('photo');
  const { make } = words;
  const { upload } = useMessages('schemeDocuments');
  const kb = formatKb(made.file.size);
  const sentences = made.fits
    ? [made.pages === null ? make.is(upload.size(made.width, made.height), kb) : make.isPdf(made.pages, kb), make.fits]
    : [make.least(kb), make.adviseCut, ...((made.pages ?? 1) > 1 ? [make.advisePages] : [])];
  return (
    <p className={`note ${made.fits ? 'border-leaf bg-leaf-soft' : ''}`}>
      <strong className="block">{made.fits ? make.ready : make.nearest}</strong>
      {sentences.join(' ')}
    </p>
  );
}

function Smaller({ made }: { made: NonNullable<MadeFile['smaller']> }) {
  const words = useMessages('photo');
  const { upload } = useMessages('schemeDocuments');
  const address = useAddress(made.file);
  return (
    <>
      <p className="mt-4 mb-2">{words.make.fewerPixels(upload.size(made.width, made.height), formatKb(made.file.size))}</p>
      <SaveLink file={made.file} address={address} words={words.make.saveSmaller} />
    </>
  );
}

function SaveLink({ file, address, words }: { file: File; address: string | undefined; words: string }) {
  return (
    <a href={address} download={file.name} className="button-primary">
      {words}
    </a>
  );
}

/** Shares the file to an app, if the device can. */
function ShareButton({ file }: { file: File }) {
  const { make } = useMessages('photo');
  const shared = { files: [file] };
  if (!navigator.canShare?.(shared)) return null;
  // Closing the share sheet is not a failure.
  const share = () => navigator.share(shared).catch(() => undefined);
  return (
    <button type="button" className="button-secondary" onClick={share}>
      {make.share}
    </button>
  );
}

/** An object URL while the file is shown. */
function useAddress(file: File): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}
