import { type ChangeEvent, useRef } from 'react';
import { LIST_FILE_LIMIT, readListFile } from '../../../contract/shared-list.ts';
import { useMessages } from '../../language/language.tsx';
import type { Offered } from './list-offer.tsx';

/** Reads a list from a file and offers to add it. */
export function TakeList({ onOffer }: { onOffer: (offered: Offered) => void }) {
  const { take: words } = useMessages('saved');
  const input = useRef<HTMLInputElement>(null);
  const open = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (!file) return;
    onOffer(await readFile(file));
    // Allows choosing the same file again.
    currentTarget.value = '';
  };
  return (
    <section className="card mt-8">
      <h2 className="subheading">{words.title}</h2>
      <p className="mb-3">{words.text}</p>
      <button type="button" className="button-secondary" onClick={() => input.current?.click()}>
        {words.file}
      </button>
      <input ref={input} type="file" accept=".json,application/json" hidden onChange={(event) => void open(event)} />
    </section>
  );
}

async function readFile(file: File): Promise<Offered> {
  if (file.size > LIST_FILE_LIMIT) return { problem: 'large' };
  try {
    return readListFile(await file.text());
  } catch {
    return { problem: 'unread' };
  }
}
