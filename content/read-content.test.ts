import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CONTENT_DIR, ContentError, readLexicon, readSchemes } from './read-content.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'content-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const sample = readFileSync(path.join(CONTENT_DIR, 'schemes/pm-kisan.yaml'), 'utf8');

function write(text: string, name = 'pm-kisan.yaml') {
  writeFileSync(path.join(folder, name), text);
}

function complaint(read: (folder: string) => unknown = readSchemes): string {
  try {
    read(folder);
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    throw error;
  }
  return '';
}

test('reads a complete file', () => {
  write(sample);
  expect(readSchemes(folder)).toHaveLength(1);
});

test('reports broken YAML with file and line', () => {
  write(sample.replace('acronym: PM-KISAN', 'acronym: "PM-KISAN'));
  expect(complaint()).toMatch(/pm-kisan\.yaml:\d+: /);
});

test.each([
  ['id: 1', 'id: one', 'id'],
  ['level: central', 'level: village', 'level'],
  ['url: https://pmkisan.gov.in/', 'url: http://pmkisan.gov.in/', 'url'],
])('reports %s written as %s with its line', (right, wrong, field) => {
  write(sample.replace(right, wrong));
  const line = sample.split('\n').indexOf(right) + 1;
  expect(complaint()).toContain(`pm-kisan.yaml:${line}: ${field}:`);
});

test('accepts a source without a date', () => {
  write(sample.replace(/\n {4}date: 2026-03\n/, '\n'));
  expect(readSchemes(folder)[0]?.sources.map(({ date }) => date)).toContain('');
});

test('refuses an unknown key', () => {
  write(`${sample}colour: green\n`);
  expect(complaint()).toContain('pm-kisan.yaml:');
});

test('refuses a file whose name is not its slug', () => {
  write(sample, 'kisan.yaml');
  expect(complaint()).toContain('must be named pm-kisan.yaml');
});

describe('a translation', () => {
  const hindi = readFileSync(path.join(CONTENT_DIR, 'schemes/pm-kisan.hi.yaml'), 'utf8');

  test('is read from the file beside its scheme', () => {
    write(sample);
    expect(readSchemes(folder)[0]?.translations).toEqual({});
    write(hindi, 'pm-kisan.hi.yaml');
    expect(readSchemes(folder)[0]?.translations).toEqual({ hi: expect.objectContaining({ state: 'draft' }) });
  });

  test.each([
    ['state: draft', 'state: perfect', 'state:'],
    ['state: draft', 'state: draft\ncolour: green', 'there is no setting colour'],
  ])('in which %j is %j is reported with file and line', (right, wrong, problem) => {
    write(sample);
    write(hindi.replace(right, wrong), 'pm-kisan.hi.yaml');
    expect(complaint()).toContain(`pm-kisan.hi.yaml:1: ${problem}`);
  });

  test('with a missing step is reported with its line', () => {
    write(sample);
    write(hindi.replace(/steps:[\s\S]*/, 'steps: []\n'), 'pm-kisan.hi.yaml');
    const line = hindi.split('\n').indexOf('steps:') + 1;
    expect(complaint()).toContain(`pm-kisan.hi.yaml:${line}: steps:`);
  });

  test('without its scheme is refused', () => {
    write(hindi, 'pm-kisan.hi.yaml');
    expect(complaint()).toContain('pm-kisan.hi.yaml:1: it translates pm-kisan.yaml, which is not there');
  });
});

test('reads lexicon words in one line or in a list, by strength', () => {
  write('- term: Cow\n  kind: need\n  same: gaay, गाय\n  weak: [milk, 6000]', 'words.yaml');
  write('- term: Goat', 'animals.yaml');
  expect(readLexicon(folder)).toEqual([
    { term: 'Goat', kind: '', aliases: [] },
    {
      term: 'Cow',
      kind: 'need',
      aliases: [
        { text: 'gaay', strength: 'same' },
        { text: 'गाय', strength: 'same' },
        { text: 'milk', strength: 'weak' },
        { text: '6000', strength: 'weak' },
      ],
    },
  ]);
});

test.each([
  ['- same: gaay', 'words.yaml:2: 1.term:'],
  ['- term: Cow\n  simmilar: gaay', 'there is no setting simmilar'],
  ['- term: Cow\n  kind: poem', 'words.yaml:3: 1.kind:'],
  ['- term: Cow\n  same: 3', 'words.yaml:3: 1.same: must be names in one line or in a list'],
  ['- term: Weather\n  kind: outside\n  related: rain', 'words.yaml:4: 1.related: a topic no scheme answers has only same and weak words'],
])('refuses %j in the lexicon', (text, reason) => {
  write(`- term: Goat\n${text}`, 'words.yaml');
  expect(complaint(readLexicon)).toContain(reason);
});
