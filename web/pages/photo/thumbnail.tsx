import { useEffect, useRef } from 'react';
import { drawFrame } from './darkroom/draw-frame.ts';
import { cropOf, cutSize, frameOf, within } from './darkroom/frame.ts';
import type { Page } from './use-pages.ts';

const SIDE = 128;

/** A small preview of an edited page. Its number is beside it, so screen readers skip it. */
export function Thumbnail({ page: { preview, edit } }: { page: Page }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const frame = frameOf(preview, edit);
  const crop = cropOf(frame, edit.crop, undefined);
  const size = within(cutSize(frame, crop), SIDE);
  useEffect(() => {
    const context = canvas.current?.getContext('2d', { willReadFrequently: true });
    if (context) drawFrame(context, preview, preview, edit, crop);
  });
  return (
    <span aria-hidden="true">
      <canvas ref={canvas} width={size.width} height={size.height} className="size-16 object-contain" />
    </span>
  );
}
