/** Runs the picture code in a worker, or on the page if workers cannot draw. */
import { type Darkroom, darkroom, type Progress } from './darkroom.ts';
import { PictureError, type PictureProblem } from './picture-problem.ts';

export type Asked = { id: number; call: keyof Darkroom; given: unknown[] };
export type Told = { id: number } & ({ progress: Parameters<Progress> } | { answer: object } | { failed: PictureProblem | 'unable' });

type Call<K extends keyof Darkroom> = (...given: Parameters<Darkroom[K]>) => ReturnType<Darkroom[K]>;
type Waiting = { resolve: (answer: object) => void; reject: (error: Error) => void; progress: Progress | undefined };

/** Cheap phones take long for many pages; people do not wait longer than this. */
const PATIENCE_MS = 120_000;

class Unable extends Error {}

let worker: Worker | null = null;
let isUnable = false;
let count = 0;
const waiting = new Map<number, Waiting>();

/** The functions of {@link darkroom}. Every failure, including the worker's death, is a {@link PictureError}. */
export const atDarkroom: { [K in keyof Darkroom]: Call<K> } = {
  open: (...given) => ask('open', given),
  jpeg: (...given) => ask('jpeg', given),
  pdf: (...given) => ask('pdf', given),
};

async function ask<K extends keyof Darkroom>(call: K, given: Parameters<Darkroom[K]>): Promise<Awaited<ReturnType<Darkroom[K]>>> {
  const here = () => (darkroom[call] as (...all: unknown[]) => Promise<Awaited<ReturnType<Darkroom[K]>>>)(...given);
  try {
    if (isUnable || typeof OffscreenCanvas === 'undefined' || typeof Worker === 'undefined') return await here();
    return (await inWorker(call, given)) as Awaited<ReturnType<Darkroom[K]>>;
  } catch (error) {
    if (!(error instanceof Unable)) throw error instanceof PictureError ? error : new PictureError('heavy');
    isUnable = true;
    return await here().catch((failure) => {
      throw failure instanceof PictureError ? failure : new PictureError('heavy');
    });
  }
}

function inWorker(call: keyof Darkroom, given: unknown[]): Promise<object> {
  worker ??= startWorker();
  const id = ++count;
  const progress = given.find((one): one is Progress => typeof one === 'function');
  const asked: Asked = { id, call, given: given.filter((one) => one !== progress) };
  worker.postMessage(asked);
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject, progress });
    setTimeout(() => waiting.has(id) && endWorker(new PictureError('heavy')), PATIENCE_MS);
  });
}

function startWorker(): Worker {
  const started = new Worker(new URL('./darkroom-worker.ts', import.meta.url), { type: 'module' });
  let hasSpoken = false;
  started.addEventListener('message', ({ data }: MessageEvent<Told>) => {
    hasSpoken = true;
    const one = waiting.get(data.id);
    if ('progress' in data) return one?.progress?.(...data.progress);
    waiting.delete(data.id);
    if ('answer' in data) one?.resolve(data.answer);
    else one?.reject(data.failed === 'unable' ? new Unable() : new PictureError(data.failed));
  });
  // A worker that never answered did not start: an old browser without module workers, or a failed download.
  started.addEventListener('error', () => endWorker(hasSpoken ? new PictureError('heavy') : new Unable()));
  return started;
}

function endWorker(reason: Error): void {
  worker?.terminate();
  worker = null;
  for (const { reject } of waiting.values()) reject(reason);
  waiting.clear();
}
