/** Drawing surfaces that work in a worker and, where browsers have no canvas there, on the page. */

export type Surface = {
  canvas: OffscreenCanvas | HTMLCanvasElement;
  context: OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;
};

export function makeSurface(width: number, height: number): Surface {
  const canvas = typeof OffscreenCanvas === 'undefined' ? pageCanvas(width, height) : new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true }) as Surface['context'] | null;
  if (!context) throw new Error('This browser gives no canvas of that size');
  context.imageSmoothingQuality = 'high';
  return { canvas, context };
}

function pageCanvas(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas;
}

/** Nothing of the file it came from goes along: no place, no camera, no small preview of what was cut off. */
export async function toJpeg({ canvas }: Surface, quality: number): Promise<Uint8Array<ArrayBuffer>> {
  const blob =
    'convertToBlob' in canvas
      ? await canvas.convertToBlob({ type: 'image/jpeg', quality })
      : await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  if (!blob) throw new Error('This browser made no picture of the canvas');
  return new Uint8Array(await blob.arrayBuffer());
}

/** Phones give the memory back late when they are not told. */
export function release({ canvas }: Surface): void {
  canvas.width = 0;
  canvas.height = 0;
}
