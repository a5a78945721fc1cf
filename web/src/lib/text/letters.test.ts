import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { offeredLanguages } from '../../../messages/catalogue';

const MESSAGES = join(import.meta.dirname, '../../../../messages');
const STYLES = readFileSync(join(import.meta.dirname, '../fonts.css'), 'utf8');
/** What the page says; the command line has the terminal's letters. */
const FOLDERS = ['page', 'rules', 'server'];

/** The ranges of each typeface, which the files hold (e2e/typefaces.spec.ts looks at what is drawn). */
const typefaces = new Map<string, [number, number][]>();
for (const [, family = '', ranges = ''] of STYLES.matchAll(/font-family: '([^']+)'[^}]*unicode-range:\s*([^;]+);/g)) {
  const pairs = [...ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(
    ([, first = '', last = first]) => [parseInt(first, 16), parseInt(last, 16)] as [number, number],
  );
  typefaces.set(family, [...(typefaces.get(family) ?? []), ...pairs]);
}

it.each(offeredLanguages(MESSAGES).map(({ id }) => id))('every letter of %s is in the typefaces of the page', (language) => {
  const files = FOLDERS.flatMap((folder) => {
    const path = join(MESSAGES, language, folder);
    return readdirSync(path).map((name) => readFileSync(join(path, name), 'utf8'));
  });
  const letters = new Set(files.flatMap((text) => [...text.replace(/^#.*$/gm, '').replaceAll('\n', '')]));
  expect(letters.size).toBeGreaterThan(26);
  expect(typefaces.size).toBe(3);
  for (const [family, ranges] of typefaces) {
    const without = [...letters].filter((letter) => !ranges.some(([first, last]) => letter.codePointAt(0)! >= first && letter.codePointAt(0)! <= last));
    expect(without, family).toEqual([]);
  }
});
