import { useMemo, useState } from 'react';
import { useMessages } from '../../language/language.tsx';
import type { Look } from './darkroom/frame.ts';
import { MakePanel } from './make-panel.tsx';
import { PageEditor } from './page-editor.tsx';
import { PageStrip } from './page-strip.tsx';
import type { Arrival } from './photo-tool.tsx';
import { usePages } from './use-pages.ts';
import type { Choice, Wish } from './wish.ts';

export type WorkbenchProps = { arrival: Arrival; wish: Wish; choice: Choice; look: Look };

/** Edits the chosen pictures and makes the file. */
export function Workbench({ arrival, wish, choice, look }: WorkbenchProps) {
  const words = useMessages('photo');
  const isMany = wish.as === 'pdf';
  const { pages, isOpening, complaints, change, move, remove } = usePages(arrival, isMany, look);
  const [current, setCurrent] = useState<number | null>(null);
  const page = pages.find(({ id }) => id === current) ?? pages.at(-1);
  const place = page ? pages.indexOf(page) : -1;
  const aspect = wish.as === 'jpeg' && wish.widthPx && wish.heightPx ? wish.widthPx / wish.heightPx : undefined;
  // A stable identity, because any change of the pages discards the result.
  const made = useMemo(() => (isMany ? pages : page ? [page] : []), [isMany, pages, page]);
  return (
    <>
      <div role="status" className="mt-3">
        {isOpening && words.choose.opening}
      </div>
      <div role="alert">
        {complaints.map((sentence) => (
          <p key={sentence} className="note mt-3 border-brick bg-brick-soft wrap-anywhere">
            {sentence}
          </p>
        ))}
      </div>
      {page && (
        <>
          <PageEditor
            key={page.id}
            page={page}
            title={isMany && pages.length > 1 ? words.edit.page(place + 1, pages.length) : words.edit.title}
            wish={wish}
            aspect={aspect}
            onChange={(edit) => change(page.id, edit)}
          />
          {isMany && <PageStrip pages={pages} current={page.id} onShow={setCurrent} onMove={move} onRemove={remove} />}
          <MakePanel pages={made} wish={wish} choice={choice} />
        </>
      )}
    </>
  );
}
