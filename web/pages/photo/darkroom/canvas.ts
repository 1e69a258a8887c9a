/** Canvases in a worker or, in browsers without OffscreenCanvas, on the page. */

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

/** Encoding a canvas drops the metadata: no location, camera, or thumbnail of the uncropped picture. */
export async function toJpeg({ canvas }: Surface, quality: number): Promise<Uint8Array<ArrayBuffer>> {
  const blob =
    'convertToBlob' in canvas
      ? await canvas.convertToBlob({ type: 'image/jpeg', quality })
      : await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  if (!blob) throw new Error('This browser made no picture of the canvas');
  return new Uint8Array(await blob.arrayBuffer());
}

/** Some phones free a canvas's memory late unless it is shrunk. */
export function release({ canvas }: Surface): void {
  canvas.width = 0;
  canvas.height = 0;
}
