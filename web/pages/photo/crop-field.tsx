import { useEffect, useRef } from 'react';
import { ReactCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { useMessages } from '../../language/language.tsx';
import { drawFrame } from './darkroom/draw-frame.ts';
import { type Crop, frameOf, within } from './darkroom/frame.ts';
import type { Page } from './use-pages.ts';

type CropFieldProps = { page: Page; crop: Crop; aspect: number | undefined; onCrop: (crop: Crop) => void };

const WHOLE: Crop = { x: 0, y: 0, width: 1, height: 1 };
/** A smaller crop frame cannot be dragged with a finger. */
const LEAST_PX = 40;

/** The edited picture with its crop frame. */
export function CropField({ page, crop, aspect, onCrop }: CropFieldProps) {
  const { edit: words } = useMessages('photo');
  const canvas = useRef<HTMLCanvasElement>(null);
  const { preview, edit } = page;
  const { turns, tilt, look } = edit;
  const shown = frameOf(within(preview, Math.max(preview.width, preview.height)), edit);
  useEffect(() => {
    const context = canvas.current?.getContext('2d', { willReadFrequently: true });
    // At most once per frame: a slider fires more often than a slow phone can draw.
    const wanted = requestAnimationFrame(() => context && drawFrame(context, preview, preview, { turns, tilt, look }, WHOLE));
    return () => cancelAnimationFrame(wanted);
  }, [preview, turns, tilt, look]);
  const { nw, n, ne, e, se, s, sw, w } = words.handle;
  return (
    <ReactCrop
      crop={{ unit: '%', x: 100 * crop.x, y: 100 * crop.y, width: 100 * crop.width, height: 100 * crop.height }}
      onChange={(_, { x, y, width, height }) => onCrop({ x: x / 100, y: y / 100, width: width / 100, height: height / 100 })}
      {...(aspect && { aspect })}
      keepSelection
      minWidth={LEAST_PX}
      minHeight={LEAST_PX}
      className="max-w-full justify-self-center [--rc-drag-handle-mobile-size:28px] [--rc-drag-handle-size:24px] motion-reduce:[&_*]:animate-none!"
      ariaLabels={{
        cropArea: words.area,
        nwDragHandle: nw,
        nDragHandle: n,
        neDragHandle: ne,
        eDragHandle: e,
        seDragHandle: se,
        sDragHandle: s,
        swDragHandle: sw,
        wDragHandle: w,
      }}
    >
      <canvas
        ref={canvas}
        width={shown.width}
        height={shown.height}
        role="img"
        aria-label={words.picture}
        className="block max-h-[70vh] max-w-full"
      />
    </ReactCrop>
  );
}
