// Writes the licences of everything by others that is in the shipped command and its page.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const cargo = (...words) => execFileSync(process.env.CARGO ?? 'cargo', [...words, '--locked'], { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 });

/** What of node_modules ends up in the page. */
const IN_THE_PAGE = ['svelte', '@fluent/bundle', 'workbox-core', 'workbox-precaching', 'workbox-routing', 'workbox-window'];

const shipped = new Set(cargo('tree', '--package', 'tetrarch-cli', '--edges', 'normal', '--prefix', 'none', '--format', '{p}').split('\n').map((line) => line.split(' ').slice(0, 2).join(' ')));
const crates = JSON.parse(cargo('metadata', '--format-version', '1')).packages
  .filter(({ name, version, source }) => source && shipped.has(`${name} v${version}`))
  .map(({ name, version, license, manifest_path }) => ({ name, version, license, folder: dirname(manifest_path) }));
const modules = IN_THE_PAGE.map((name) => join(root, 'web/node_modules', name)).filter(existsSync).map((folder) => {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return { name, version, license, folder };
});

console.log('Tetrarch contains the following works of others. Each is under the licence that is named, with its text below.\n');
const texts = new Map();
for (const { name, version, license, folder } of [...crates, ...modules]) {
  console.log(`${name} ${version}: ${license ?? 'see its text'}`);
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|copying|notice|unlicense)/i.test(file) && !/\.(rs|toml)$/.test(file));
  for (const file of files) {
    let text;
    try {
      text = readFileSync(join(folder, file), 'utf8').trim();
    } catch {
      continue; // A folder of licences; the crate names them too.
    }
    texts.set(text, [...(texts.get(text) ?? []), `${name} ${version}`]);
  }
}
for (const [text, names] of texts) console.log(`\n${'-'.repeat(80)}\n${names.join(', ')}\n\n${text}`);
