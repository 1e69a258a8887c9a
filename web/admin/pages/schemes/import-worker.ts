import { UnreadableFile } from '../../../../contract/import-file/unreadable-file.ts';
import { type ReadAnswer, readHere } from './read-import-file.ts';

const answer = (said: ReadAnswer) => postMessage(said);

addEventListener('message', ({ data }: MessageEvent<File>) => {
  readHere(data).then(
    (file) => answer({ file }),
    (error: unknown) => answer(error instanceof UnreadableFile ? { problem: error.message } : { isUnable: true }),
  );
});
