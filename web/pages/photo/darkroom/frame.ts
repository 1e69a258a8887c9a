/** How a picture is turned, straightened and cut. Places are fractions of the frame, so they hold for the picture at any size. */

export type Look = 'plain' | 'clear' | 'paper';
export type Crop = { x: number; y: number; width: number; height: number };
export type Edit = {
  /** Quarters, clockwise. */
  turns: number;
  /** Degrees, clockwise; the frame stays full of picture. */
  tilt: number;
  /** Null while nobody has chosen one. */
  crop: Crop | null;
  look: Look;
};
export type Size = { width: number; height: number };

export const MAX_TILT = 15;
export const asTaken = (look: Look): Edit => ({ turns: 0, tilt: 0, crop: null, look });

/** The picture after its quarter turns. */
export const frameOf = ({ width, height }: Size, { turns }: Pick<Edit, 'turns'>): Size =>
  turns % 2 === 0 ? { width, height } : { width: height, height: width };

/** How much a tilted picture must grow for its frame to have no empty corner. */
export function coverScale({ width, height }: Size, tilt: number): number {
  const angle = (Math.abs(tilt) * Math.PI) / 180;
  return Math.cos(angle) + Math.sin(angle) * Math.max(width / height, height / width);
}

/** What of the frame is kept: as chosen, or as much as has this shape, from the middle. @param aspect width by height; none for any */
export function cropOf(frame: Size, crop: Crop | null, aspect: number | undefined): Crop {
  if (crop) return crop;
  if (!aspect) return { x: 0, y: 0, width: 1, height: 1 };
  const own = frame.width / frame.height;
  const width = Math.min(1, aspect / own);
  const height = Math.min(1, own / aspect);
  return { x: (1 - width) / 2, y: (1 - height) / 2, width, height };
}

/** The crop in pixels of the picture. */
export const cutSize = (frame: Size, crop: Crop): Size => ({ width: frame.width * crop.width, height: frame.height * crop.height });

/** The same shape with its longer side so long, never longer than it is. */
export function within({ width, height }: Size, side: number): Size {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Pixels of the result where a portal states one side or both. */
export function statedSize(cut: Size, { widthPx, heightPx }: { widthPx?: number | undefined; heightPx?: number | undefined }): Size | null {
  if (!widthPx && !heightPx) return null;
  const shape = cut.width / cut.height;
  return {
    width: widthPx ?? Math.max(1, Math.round((heightPx ?? 1) * shape)),
    height: heightPx ?? Math.max(1, Math.round((widthPx ?? 1) / shape)),
  };
}
