/** Writes measured figures into docs/benchmarks.md, so that none is typed by hand. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const FILE = path.resolve(import.meta.dirname, '../docs/benchmarks.md');

/**
 * Writes figure and date of the rows marked with a comment such as `<!-- cached-page -->`.
 * @param figures by the name in the comment
 */
export function writeFigures(figures: Record<string, string>, file = FILE): void {
  const day = new Date().toISOString().slice(0, 10);
  const lines = readFileSync(file, 'utf8').split('\n');
  for (const [name, figure] of Object.entries(figures)) {
    const at = lines.findIndex((line) => line.includes(`<!-- ${name} -->`));
    const cells = lines[at]?.split(' | ');
    if (cells?.length !== 4) throw new Error(`docs/benchmarks.md has no row of four cells with <!-- ${name} -->. Add one.`);
    lines[at] = [cells[0], figure, day, cells[3]].join(' | ');
  }
  writeFileSync(file, lines.join('\n'));
  console.log(`\nWritten into docs/benchmarks.md: ${Object.keys(figures).join(', ')}.`);
}

/** Whether the bench runs with its default options, as the rows demand. */
export const isAsWritten = process.argv.length === 2;
