import { type Crop, coverScale, type Edit, frameOf, type Size } from './frame.ts';
import { makeClear, makeDocument } from './looks.ts';

type Context = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;

/** Draws the cropped part of the rotated and straightened picture, filling the canvas. */
export function drawFrame(context: Context, source: CanvasImageSource, picture: Size, edit: Omit<Edit, 'crop'>, crop: Crop): void {
  const { width, height } = context.canvas;
  const frame = frameOf(picture, edit);
  context.setTransform(1, 0, 0, 1, 0, 0);
  // JPEG turns transparency black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.scale(width / (frame.width * crop.width), height / (frame.height * crop.height));
  context.translate(frame.width * (0.5 - crop.x), frame.height * (0.5 - crop.y));
  context.rotate((edit.tilt * Math.PI) / 180);
  const cover = coverScale(frame, edit.tilt);
  context.scale(cover, cover);
  context.rotate((edit.turns * Math.PI) / 2);
  context.drawImage(source, -picture.width / 2, -picture.height / 2, picture.width, picture.height);
  context.setTransform(1, 0, 0, 1, 0, 0);
  if (edit.look === 'plain') return;
  const pixels = context.getImageData(0, 0, width, height);
  if (edit.look === 'clear') makeClear(pixels.data);
  else makeDocument(pixels.data, width, height);
  context.putImageData(pixels, 0, 0);
}
