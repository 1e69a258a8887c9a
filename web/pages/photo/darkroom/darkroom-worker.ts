/** Runs the picture code in a worker, so that the page stays responsive. */
import { darkroom } from './darkroom.ts';
import type { Asked, Told } from './open-darkroom.ts';
import { PictureError } from './picture-problem.ts';

const tell = (told: Told, transfer: Transferable[] = []) => postMessage(told, { transfer });

addEventListener('message', async ({ data }: MessageEvent<Asked>) => {
  const { id, call, given } = data;
  try {
    const progress = (done: number, of: number) => tell({ id, progress: [done, of] });
    const work = darkroom[call] as (...all: unknown[]) => Promise<object>;
    const answer = await work(...given, progress);
    tell(
      { id, answer },
      Object.values(answer).filter((part) => part instanceof ImageBitmap),
    );
  } catch (error) {
    tell({ id, failed: error instanceof PictureError ? error.problem : error instanceof TypeError ? 'unable' : 'heavy' });
  }
});
