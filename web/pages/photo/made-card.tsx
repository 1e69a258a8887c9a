import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../language/language.tsx';
import { formatKb } from './format-kb.ts';
import type { MadeFile } from './make-file.ts';

/** The finished file: how it looks, and the ways to keep it. What it is, {@link MadeLine} tells. */
export function MadeCard({ made }: { made: MadeFile }) {
  const words = useMessages('photo');
  const { make } = words;
  const card = useRef<HTMLDivElement>(null);
  const address = useAddress(made.file);
  useEffect(() => {
    // On a phone it comes in below the edge of the screen. New browsers answer with a promise, which is no clean-up.
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

/** What was made, in words: they are read out when they come. */
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

/** Straight into a portal's app or a message, where the phone can. */
function ShareButton({ file }: { file: File }) {
  const { make } = useMessages('photo');
  const shared = { files: [file] };
  if (!navigator.canShare?.(shared)) return null;
  // Who closes the list of apps has not failed.
  const share = () => navigator.share(shared).catch(() => undefined);
  return (
    <button type="button" className="button-secondary" onClick={share}>
      {make.share}
    </button>
  );
}

/** An address of the file within this tab, for as long as it is shown. */
function useAddress(file: File): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}
