/** Refuses text that would take long to clean. */
import { Parser } from 'htmlparser2';
import { Problem } from '../api/problem.ts';

/** Cleaning time grows faster than linearly with nesting. */
const MAX_DEPTH = 40;
const MAX_TAGS = 20_000;
/** Characters of text and tags, without embedded pictures, which the request size bounds. */
const MAX_LENGTH = 200_000;

/** @throws Problem 422 for text that is too long, nested too deeply or has too many tags */
export function guardHtml(html: string): void {
  let depth = 0;
  let tags = 0;
  let pictures = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      tags += 1;
      depth += 1;
      if (name === 'img' && attributes.src?.startsWith('data:')) pictures += attributes.src.length;
      if (depth > MAX_DEPTH || tags > MAX_TAGS) throw new Problem(422, 'The text is nested too deeply or has too many tags');
    },
    onclosetag() {
      depth -= 1;
    },
  });
  parser.end(html);
  if (html.length - pictures > MAX_LENGTH) {
    throw new Problem(422, `The text is too long: at most ${MAX_LENGTH.toLocaleString('en-US')} characters, pictures not counted`);
  }
}
