import { useEffect, useRef, useState } from 'react';
import type { PhotoMessages } from '../../../messages/en/photo.ts';
import { useMessages } from '../../language/language.tsx';
import type { Picture } from './darkroom/decode.ts';
import { asTaken, type Edit, type Look } from './darkroom/frame.ts';
import { atDarkroom } from './darkroom/open-darkroom.ts';
import { PictureError } from './darkroom/picture-problem.ts';
import { takePicture } from './darkroom/take-picture.ts';
import type { Arrival } from './photo-tool.tsx';

export type Page = { id: number; picture: Picture; edit: Edit; preview: ImageBitmap };

const MAX_PAGES = 20;
/** The longer side of previews in pixels; many are in memory at once. */
const PREVIEW_SIDE = 1_000;

let count = 0;

/** The chosen pictures: one for a JPEG, in order for a PDF. Each unusable file gives a sentence. */
export function usePages(arrival: Arrival, isMany: boolean, look: Look) {
  const words = useMessages('photo');
  const [pages, setPages] = useState<Page[]>([]);
  const [isOpening, setOpening] = useState(false);
  const [complaints, setComplaints] = useState<string[]>([]);
  const asked = useRef({ isMany, look, words, count: 0 });
  asked.current = { isMany, look, words, count: pages.length };

  useEffect(() => {
    let isWanted = true;
    const take = async () => {
      const { isMany, look, words, count } = asked.current;
      const room = isMany ? MAX_PAGES - count : 1;
      const told = arrival.files.length > room ? [isMany ? words.choose.many(MAX_PAGES) : words.choose.onlyOne] : [];
      setComplaints(told);
      setOpening(true);
      for (const file of arrival.files.slice(0, room)) {
        const page = await openPage(file, look, words);
        if (!isWanted) break;
        if (typeof page === 'string') {
          told.push(arrival.files.length > 1 ? words.named(file.name, page) : page);
          setComplaints([...told]);
        } else setPages((all) => (isMany ? [...all, page] : replaced(all, page)));
      }
      if (isWanted) setOpening(false);
    };
    void take();
    return () => {
      isWanted = false;
    };
  }, [arrival]);

  return {
    pages,
    isOpening,
    complaints,
    change: (id: number, edit: Edit) => setPages((all) => all.map((page) => (page.id === id ? { ...page, edit } : page))),
    move: (from: number, to: number) => setPages((all) => moved(all, from, to)),
    remove: (id: number) =>
      setPages((all) => {
        for (const page of all) if (page.id === id) page.preview.close();
        return all.filter((page) => page.id !== id);
      }),
  };
}

function moved(all: Page[], from: number, to: number): Page[] {
  const next = [...all];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}

function replaced(all: Page[], page: Page): Page[] {
  for (const { preview } of all) preview.close();
  return [page];
}

async function openPage(file: File, look: Look, words: PhotoMessages): Promise<Page | string> {
  try {
    const picture = await takePicture(file);
    const { preview, width, height } = await atDarkroom.open(picture, PREVIEW_SIDE);
    return { id: ++count, picture: { ...picture, width, height }, edit: asTaken(look), preview };
  } catch (error) {
    if (error instanceof PictureError) return words.problems[error.problem];
    throw error;
  }
}
