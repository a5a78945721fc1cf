// Makes public/boards: the first position of each game as a picture, light and dark, from the boards themselves.
// Usage: start the page (npm run build && npx vite preview), then: npm run boards -- http://localhost:4173/
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

const GAMES = ['hus', 'pantarei', 'gou', 'abalone'];
const [address = 'http://localhost:4173/'] = process.argv.slice(2);
const folder = join(import.meta.dirname, '../public/boards');

/** Nothing but the board: without its shadow, which the edge of the picture would cut, and without words and numbers, which are too small on a phone and of one language. */
const BARE = `
  :root { --shadow: transparent !important; }
  html, body, #app, main { background: transparent !important; }
  header, .over, .miniature svg text { display: none !important; }
  .window { width: 240px; height: 240px; }
`;

mkdirSync(folder, { recursive: true });
const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
for (const theme of ['light', 'dark']) {
  const page = await browser.newPage({ colorScheme: theme, reducedMotion: 'reduce', deviceScaleFactor: 2, viewport: { width: 1200, height: 900 } });
  await page.goto(address);
  // The boards come when someone is there.
  await page.mouse.move(300, 300);
  for (const game of GAMES) await page.locator(`[data-game="${game}"] .miniature`).waitFor();
  await page.addStyleTag({ content: BARE });
  for (const game of GAMES) {
    const png = await page.locator(`article[data-game="${game}"] .window`).screenshot({ omitBackground: true });
    const webp = await page.evaluate(toWebp, png.toString('base64'));
    writeFileSync(join(folder, `${game}-${theme}.webp`), Buffer.from(webp, 'base64'));
  }
}
await browser.close();

/** In the browser: a PNG as a WebP, both in base 64. */
async function toWebp(png) {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  canvas.getContext('2d').drawImage(image, 0, 0);
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.4 });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
