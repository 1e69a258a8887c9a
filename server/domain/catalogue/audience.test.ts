import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { shippedSchemes } from '../../../content/shipped-content.ts';
import { AUDIENCES } from '../../../contract/audiences.ts';
import { audiencesOf } from './audience.ts';

const LABELS: Record<string, string> = parse(readFileSync(path.join(import.meta.dirname, 'audience-labels.yaml'), 'utf8'));
const SCHEMES = shippedSchemes().map(({ slug, name, en }) => ({
  slug,
  read: audiencesOf({ name, summary: en.summary, eligibility: en.eligibility.map(({ text }) => text).join('\n') }) as string[],
  labels: (LABELS[slug] ?? '').split(' ').filter(Boolean),
}));

test('every label names a shipped scheme and a known audience', () => {
  const slugs = new Set(SCHEMES.map(({ slug }) => slug));
  expect(Object.keys(LABELS).filter((slug) => !slugs.has(slug))).toEqual([]);
  const groups = Object.values(LABELS).flatMap((labels) => labels.replaceAll('?', '').split(' '));
  expect(groups.filter((group) => !(AUDIENCES as readonly string[]).includes(group))).toEqual([]);
});

test('finds no audience a scheme is not meant for', () => {
  const wrong = SCHEMES.flatMap(({ slug, read, labels }) =>
    read.filter((group) => !labels.includes(group) && !labels.includes(`${group}?`)).map((group) => `${slug}: ${group}`),
  );
  expect(wrong).toEqual([]);
});

test('finds the audiences a scheme is meant for', () => {
  const missed = SCHEMES.flatMap(({ slug, read, labels }) =>
    labels.filter((label) => !label.endsWith('?') && !read.includes(label)).map((label) => `${slug}: ${label}`),
  );
  expect(missed).toEqual([]);
});
