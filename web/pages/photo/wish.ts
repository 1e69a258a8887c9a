/** The target file: as the scheme requires, a common preset, or typed. */
import { foldDigits } from '../../../contract/digits.ts';
import { isPossible, MAX_KB, MAX_PIXELS_A_SIDE, type Upload } from '../../components/photo-address.ts';
import type { Look } from './darkroom/frame.ts';

/** Common requirements of portals. */
export const PRESETS = {
  photo: { as: 'jpeg', minKb: 20, maxKb: 50, widthPx: 200, heightPx: 230 },
  signature: { as: 'jpeg', minKb: 10, maxKb: 20, widthPx: 140, heightPx: 60 },
  papers: { as: 'pdf', maxKb: 200 },
} satisfies Record<string, Upload>;
export type Preset = keyof typeof PRESETS;
export const PRESET_NAMES = Object.keys(PRESETS) as Preset[];

export type Choice = Preset | 'asked' | 'own';
export type Wish = Upload & { dotsPerInch?: number };

/** As typed. */
export type OwnSize = {
  as: Upload['as'];
  maxKb: string;
  minKb: string;
  unit: 'px' | 'cm';
  width: string;
  height: string;
  dots: string;
};
export const NO_SIZE: OwnSize = { as: 'jpeg', maxKb: '100', minKb: '', unit: 'px', width: '', height: '', dots: '300' };
export const DOTS = ['100', '200', '300', '600'];

export type WishProblem = 'kb' | 'order' | 'side';

const CM_PER_INCH = 2.54;
const number = (text: string) => (text.trim() === '' ? undefined : Number(foldDigits(text).trim().replace(',', '.')));

export function readOwnSize({ as, maxKb, minKb, unit, width, height, dots }: OwnSize): Wish | WishProblem {
  const dotsPerInch = Number(dots);
  const kilobytes = [minKb, maxKb].map(number);
  if (kilobytes.some((kb) => kb !== undefined && !(Number.isInteger(kb) && kb >= 1 && kb <= MAX_KB))) return 'kb';
  const sides = [width, height]
    .map(number)
    .map((side) => (unit === 'cm' && side !== undefined ? Math.round((side / CM_PER_INCH) * dotsPerInch) : side));
  if (as === 'jpeg' && sides.some((side) => side !== undefined && !(Number.isInteger(side) && side >= 1 && side <= MAX_PIXELS_A_SIDE)))
    return 'side';
  const wish: Wish = {
    as,
    minKb: kilobytes[0],
    maxKb: kilobytes[1],
    ...(as === 'jpeg' && { widthPx: sides[0], heightPx: sides[1], ...(unit === 'cm' && { dotsPerInch }) }),
  };
  return isPossible(wish) ? wish : 'order';
}

/** The default look: a signature is ink on paper. */
export const lookFor = (choice: Choice): Look => (choice === 'signature' ? 'paper' : 'plain');
