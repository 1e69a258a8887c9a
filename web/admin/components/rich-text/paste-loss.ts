/** Reports what a paste lost. */
import { isForeignPicture, pictureAddress } from '../../../../contract/rich-text.ts';
import { richText } from '../../../../messages/admin/rich-text.ts';

const { pasted: words } = richText;

export type PasteLoss = {
  /** Tables converted to lists. */
  tables: number;
  /** Hosts of pictures on other sites. */
  foreign: string[];
  /** Pictures that could not be read, such as a document's local files. */
  unread: number;
  /** Names of other lost content, such as videos. */
  others: string[];
};

/** Content that cannot be stored and that a reader would miss; styling and scripts do not count. */
const OTHERS = {
  'video,audio': words.video,
  'iframe,embed,object': words.embedded,
  'svg,canvas,math': words.drawing,
  'form,input:not([type=hidden]),select,textarea,button': words.form,
} as const;

export function lossOf(body: HTMLElement): Omit<PasteLoss, 'tables'> {
  const sources = [...body.querySelectorAll('img')].map((picture) => picture.getAttribute('src') ?? '');
  const foreign = sources.filter(isForeignPicture);
  return {
    foreign: [...new Set(foreign.map((source) => URL.parse(source, 'https://x')?.hostname ?? source))],
    unread: sources.filter((source) => !isForeignPicture(source) && pictureAddress(source) === undefined).length,
    others: Object.entries(OTHERS).flatMap(([selector, name]) => (body.querySelector(selector) ? [name] : [])),
  };
}

/** One sentence per kind of loss. */
export function lossSentences({ tables, foreign, unread, others }: PasteLoss): string[] {
  return [
    tables > 0 && words.tables(tables),
    foreign.length > 0 && words.foreign(foreign.join(', ')),
    unread > 0 && words.unread(unread),
    others.length > 0 && words.others(others.join(', ')),
  ].filter((sentence) => sentence !== false);
}
