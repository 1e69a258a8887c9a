/** All pixel work, from pictures to finished files. It runs in a worker if possible, otherwise on the page. */
import { bestStep, byteLimits, fixedSteps, freeSteps, type Step } from './best-step.ts';
import { makeSurface, release, type Surface, toJpeg } from './canvas.ts';
import { type Decoded, decode, type Picture } from './decode.ts';
import { drawFrame } from './draw-frame.ts';
import { coverScale, cropOf, cutSize, type Edit, frameOf, type Size, statedSize, within } from './frame.ts';
import { padded, withDensity } from './jpeg-bytes.ts';
import { type PdfPicture, writePdf } from './write-pdf.ts';

export type Wanted = {
  minKb?: number | undefined;
  maxKb?: number | undefined;
  widthPx?: number | undefined;
  heightPx?: number | undefined;
  /** Written into the file if the size was given in centimetres. */
  dotsPerInch?: number | undefined;
};
/** For a PDF, the size of its largest page in pixels. */
export type Finished = Size & { bytes: Uint8Array<ArrayBuffer>; fits: boolean };
export type Edited = { picture: Picture; edit: Edit };
export type Progress = (done: number, of: number) => void;

/** Screens and printers show no more of a document. */
const LONGEST_SIDE = 2_400;
/** Printed text is readable down to about this size. */
const LEAST_READABLE_SIDE = 900;
/** Pictures are decoded at twice the needed size, for smooth edges. */
const SPARE = 2;

export const darkroom = {
  /** Decodes a preview for cropping, which also gives the true size. */
  async open(picture: Picture, side: number): Promise<Size & { preview: ImageBitmap }> {
    const decoded = await decode(picture, side / Math.max(picture.width, picture.height, 1));
    const own = picture.kind === 'heic' || picture.kind === 'avif' ? decoded : picture;
    const shown = makeSurface(...sides(within(own, side)));
    drawFrame(shown.context, decoded.source, own, { turns: 0, tilt: 0, look: 'plain' }, cropOf(own, null, undefined));
    decoded.close();
    const preview = await createImageBitmap(shown.canvas);
    release(shown);
    return { preview, width: own.width, height: own.height };
  },

  /** One JPEG close to the limit. */
  async jpeg(edited: Edited, wanted: Wanted): Promise<Finished> {
    const cut = cutOf(edited, wanted);
    const stated = statedSize(cut, wanted);
    const { least, most } = byteLimits(wanted);
    const size = stated ?? within(cut, LONGEST_SIDE);
    const side = Math.max(size.width, size.height);
    const steps = stated ? fixedSteps(wanted.maxKb !== undefined) : freeSteps(side, LEAST_READABLE_SIDE, wanted.maxKb !== undefined);
    const whole = await render(edited, wanted, size);
    const { made, fits } = await bestStep(
      steps,
      (step) => shrunk(whole, step),
      ({ bytes }) => bytes.length,
      most,
    );
    release(whole);
    const marked = wanted.dotsPerInch ? withDensity(made.bytes, wanted.dotsPerInch) : made.bytes;
    return { ...made, bytes: padded(marked, least), fits };
  },

  /** One PDF of all pages. They are held as encoded files: a phone cannot hold the pixels of many at once. */
  async pdf(pages: readonly Edited[], wanted: Wanted, progress: Progress): Promise<Finished> {
    const { least, most } = byteLimits(wanted);
    const masters: Picture[] = [];
    for (const page of pages) {
      progress(masters.length, pages.length);
      masters.push(await master(page));
    }
    const side = Math.max(...masters.map(({ width, height }) => Math.max(width, height)));
    const make = async (step: Step) => {
      const pictures: PdfPicture[] = [];
      for (const one of masters) pictures.push(await again(one, step));
      return { pictures, bytes: writePdf(pictures, least) };
    };
    const steps = freeSteps(side, LEAST_READABLE_SIDE, wanted.maxKb !== undefined);
    const { made, fits } = await bestStep(steps, make, ({ bytes }) => bytes.length, most);
    const largest = made.pictures.reduce((one, other) => (other.width * other.height > one.width * one.height ? other : one));
    return { bytes: made.bytes, width: largest.width, height: largest.height, fits };
  },
};
export type Darkroom = typeof darkroom;

const sides = ({ width, height }: Size): [number, number] => [width, height];

/** The required aspect ratio. */
const aspectOf = ({ widthPx, heightPx }: Wanted) => (widthPx && heightPx ? widthPx / heightPx : undefined);

const cropFor = ({ picture, edit }: Edited, wanted: Wanted) => cropOf(frameOf(picture, edit), edit.crop, aspectOf(wanted));
const cutOf = (edited: Edited, wanted: Wanted) => cutSize(frameOf(edited.picture, edited.edit), cropFor(edited, wanted));

async function render(edited: Edited, wanted: Wanted, size: Size): Promise<Surface> {
  const { picture, edit } = edited;
  const cut = cutOf(edited, wanted);
  const cover = coverScale(frameOf(picture, edit), edit.tilt);
  const scale = Math.min(1, SPARE * cover * Math.max(size.width / cut.width, size.height / cut.height));
  const decoded: Decoded = await decode(picture, scale);
  const surface = makeSurface(...sides(size));
  drawFrame(surface.context, decoded.source, picture, edit, cropFor(edited, wanted));
  decoded.close();
  return surface;
}

async function shrunk(whole: Surface, { quality, side }: Step): Promise<PdfPicture & { bytes: Uint8Array<ArrayBuffer> }> {
  const { width, height } = whole.canvas;
  const size = side ? within({ width, height }, side) : { width, height };
  if (size.width === width && size.height === height) return { bytes: await toJpeg(whole, quality), width, height };
  const smaller = makeSurface(...sides(size));
  smaller.context.drawImage(whole.canvas, 0, 0, size.width, size.height);
  const bytes = await toJpeg(smaller, quality);
  release(smaller);
  return { bytes, ...size };
}

const MASTER_QUALITY = 0.95;

/** The edited page in high quality. */
async function master(page: Edited): Promise<Picture> {
  const size = within(cutOf(page, {}), LONGEST_SIDE);
  const surface = await render(page, {}, size);
  const bytes = await toJpeg(surface, MASTER_QUALITY);
  release(surface);
  return { file: new Blob([bytes], { type: 'image/jpeg' }), kind: 'jpeg', ...size };
}

async function again(page: Picture, step: Step): Promise<PdfPicture> {
  const decoded = await decode(page, 1);
  const surface = makeSurface(...sides(within(page, step.side ?? LONGEST_SIDE)));
  surface.context.drawImage(decoded.source, 0, 0, surface.canvas.width, surface.canvas.height);
  decoded.close();
  const { width, height } = surface.canvas;
  const bytes = await toJpeg(surface, step.quality);
  release(surface);
  return { bytes, width, height };
}
