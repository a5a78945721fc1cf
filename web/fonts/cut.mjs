// Cuts the page's typefaces to the letters it needs: `npm run fonts`. The result is committed.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import subset from 'subset-font';

const root = resolve(import.meta.dirname, '..');

/** The letters from one code point to another. */
const letters = (first, last) => String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/**
 * Between them all letters of the languages of the rule sheets: German, English, French, Spanish, Italian, Dutch, Danish,
 * Swedish, Polish, Czech, Russian and Portuguese. A browser fetches a script when a page uses it (`unicode-range` in
 * lib/fonts.css, which must say the same, and U+202F too: the typefaces do not have the narrow space of French, and browsers make it of their own
 * space).
 */
const SCRIPTS = {
  latin: letters(0x20, 0x7e) + letters(0xa0, 0xff) + 'Œœ' + '–—‘’‚“”„†•…′″‹›€™↑↓−',
  'latin-ext': letters(0x100, 0x151) + letters(0x154, 0x17f) + 'ȘșȚțẞ',
  cyrillic: letters(0x400, 0x45f) + 'Ґґ№',
};

const TYPEFACES = [
  { name: 'source-sans-3', from: '@fontsource-variable/source-sans-3', cut: 'wght-normal' },
  { name: 'eb-garamond', from: '@fontsource/eb-garamond', cut: '500-normal' },
  { name: 'source-code-pro', from: '@fontsource/source-code-pro', cut: '400-normal' },
];

for (const { name, from, cut } of TYPEFACES) {
  for (const [script, text] of Object.entries(SCRIPTS)) {
    const whole = readFileSync(resolve(root, `node_modules/${from}/files/${name}-${script}-${cut}.woff2`));
    const small = await subset(whole, text, { targetFormat: 'woff2' });
    writeFileSync(resolve(root, `src/lib/fonts/${name}-${script}.woff2`), small);
    console.log(`${name} ${script}: ${whole.length} -> ${small.length} bytes`);
  }
  copyFileSync(resolve(root, `node_modules/${from}/LICENSE`), resolve(root, `public/licences/${name}-OFL.txt`));
}
