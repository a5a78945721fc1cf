import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentParser, type Entry } from '@fluent/syntax';
import { describe, expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '../..');
const ENGLISH = join(import.meta.dirname, '../../../../messages/en/page');

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path));
}

const texts = filesBelow(SOURCE)
  .filter((path) => /\.(svelte|ts)$/.test(path) && !path.endsWith('.test.ts'))
  .map((path) => readFileSync(path, 'utf8'));

const sources = filesBelow(ENGLISH).map((path) => readFileSync(path, 'utf8'));
const entries: Entry[] = sources.flatMap((text) => new FluentParser().parse(text).body);
/** Messages may be part of others: `{ other-id }`. */
const parts = new Set(sources.flatMap((text) => [...text.matchAll(/\{ ([a-z][a-zA-Z0-9-]*) \}/g)].map((found) => found[1] ?? '')));
const ids = entries.flatMap((entry) => (entry.type === 'Message' ? [entry.id.name] : []));

/** t('id') */
const literal = texts.flatMap((text) => [...text.matchAll(/\bt\(\s*'([a-zA-Z0-9-]+)'/g)].map((found) => found[1] ?? ''));
/** t(`beginning-${…}-end`): the ids that fit. */
const patterns = texts.flatMap((text) =>
  [...text.matchAll(/\bt\(\s*`([^`]+)`/g)].map((found) => new RegExp(`^${(found[1] ?? '').replace(/\$\{[^}]+\}/g, '[a-zA-Z0-9-]+')}$`)),
);
/** Ids also stand in data, and on both sides of a condition. */
const quoted = new Set(texts.flatMap((text) => [...text.matchAll(/'([a-zA-Z0-9-]+)'/g)].map((found) => found[1] ?? '')));

describe('the messages', () => {
  it('can be read', () => {
    const broken = entries.flatMap((entry) => (entry.type === 'Junk' ? [entry.content] : []));
    expect(broken).toEqual([]);
  });

  it('have one text for each id', () => {
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('have ids that the rules and the server do not use too: the page says them from one bundle', () => {
    const others = ['rules', 'server'].flatMap((folder) => filesBelow(join(ENGLISH, '..', folder)));
    const said = others.flatMap((path) => new FluentParser().parse(readFileSync(path, 'utf8')).body);
    const known = said.flatMap((entry) => (entry.type === 'Message' ? [entry.id.name] : []));
    expect(known.length).toBeGreaterThan(100);
    expect(ids.filter((id) => known.includes(id))).toEqual([]);
  });

  it('are all there', () => {
    expect(literal.length).toBeGreaterThan(100);
    expect([...new Set(literal)].filter((id) => !ids.includes(id))).toEqual([]);
    expect(patterns.filter((pattern) => !ids.some((id) => pattern.test(id)))).toEqual([]);
  });

  it('are all used', () => {
    const isUsed = (id: string) => quoted.has(id) || parts.has(id) || patterns.some((pattern) => pattern.test(id));
    expect(ids.filter((id) => !isUsed(id))).toEqual([]);
  });
});
