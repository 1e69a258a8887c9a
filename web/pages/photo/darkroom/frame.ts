/** Rotation, straightening and crop. Coordinates are fractions of the frame, independent of the resolution. */

export type Look = 'plain' | 'clear' | 'paper';
export type Crop = { x: number; y: number; width: number; height: number };
export type Edit = {
  /** Clockwise quarter turns. */
  turns: number;
  /** Clockwise degrees; the picture is enlarged to fill the frame. */
  tilt: number;
  /** Null for the default crop. */
  crop: Crop | null;
  look: Look;
};
export type Size = { width: number; height: number };

export const MAX_TILT = 15;
export const asTaken = (look: Look): Edit => ({ turns: 0, tilt: 0, crop: null, look });

/** The size after the quarter turns. */
export const frameOf = ({ width, height }: Size, { turns }: Pick<Edit, 'turns'>): Size =>
  turns % 2 === 0 ? { width, height } : { width: height, height: width };

/** The factor by which a tilted picture must grow to leave no empty corners. */
export function coverScale({ width, height }: Size, tilt: number): number {
  const angle = (Math.abs(tilt) * Math.PI) / 180;
  return Math.cos(angle) + Math.sin(angle) * Math.max(width / height, height / width);
}

/**
 * The chosen crop, or the largest centred one with this aspect.
 * @param aspect width by height; undefined if free
 */
export function cropOf(frame: Size, crop: Crop | null, aspect: number | undefined): Crop {
  if (crop) return crop;
  if (!aspect) return { x: 0, y: 0, width: 1, height: 1 };
  const own = frame.width / frame.height;
  const width = Math.min(1, aspect / own);
  const height = Math.min(1, own / aspect);
  return { x: (1 - width) / 2, y: (1 - height) / 2, width, height };
}

/** The crop in the picture's pixels. */
export const cutSize = (frame: Size, crop: Crop): Size => ({ width: frame.width * crop.width, height: frame.height * crop.height });

/** Scales the longer side down to a maximum; never enlarges. */
export function within({ width, height }: Size, side: number): Size {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** The result's pixels if the portal states one or both sides. */
export function statedSize(cut: Size, { widthPx, heightPx }: { widthPx?: number | undefined; heightPx?: number | undefined }): Size | null {
  if (!widthPx && !heightPx) return null;
  const shape = cut.width / cut.height;
  return {
    width: widthPx ?? Math.max(1, Math.round((heightPx ?? 1) * shape)),
    height: heightPx ?? Math.max(1, Math.round((widthPx ?? 1) / shape)),
  };
}
