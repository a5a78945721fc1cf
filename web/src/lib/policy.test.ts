import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '..');

it('no component has styles in its markup, which the server’s content policy forbids', () => {
  const components = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.svelte'));
  expect(components.length).toBeGreaterThan(20);
  const offending = components.filter((path) => /\sstyle="[^"{]*"/.test(readFileSync(join(SOURCE, path), 'utf8')));
  expect(offending).toEqual([]);
});
