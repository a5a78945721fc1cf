import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Instance } from '../../src/engine/instance';
import type { Decided, LocalSetup, WantedSettings, Step, View } from '../../src/engine/types';
import { expect, test } from '../fixtures';

const FOLDER = resolve(import.meta.dirname, '../../../docs/pictures');
const instance = new Instance(new WebAssembly.Module(readFileSync(join(import.meta.dirname, '../../src/engine/tetrarch.wasm'))));

/** The games, and after how many plies they are worth a picture. */
const GAMES: { settings: WantedSettings; plies: number; level: number }[] = [
  { settings: { game: 'hus' }, plies: 8, level: 3 },
  { settings: { game: 'pantarei' }, plies: 8, level: 3 },
  { settings: { game: 'gou' }, plies: 26, level: 4 },
  { settings: { game: 'abalone', variant: 'belgian-daisy' }, plies: 26, level: 4 },
];

/** A position of a game between the computer and itself. */
function reached(settings: WantedSettings, plies: number, level: number): View {
  let view = instance.ask<View>({ ask: 'start', settings, seed: 5 });
  for (let ply = 0; ply < plies; ply += 1) {
    const { position } = view;
    const { move } = instance.ask<Decided>({ ask: 'choose', settings, position, history: [], level, seed: ply });
    const { after } = instance.ask<Step>({ ask: 'preview', settings, position, move });
    if (after.choices.length === 0) break;
    view = after;
  }
  return view;
}

for (const { settings, plies, level } of GAMES) {
  test(settings.game, async ({ page }) => {
    const view = reached(settings, plies, level);
    const seats = view.seats.map((_, index) => (index + 1 === view.turn ? { type: 'human' as const, name: 'Ada' } : { type: 'human' as const, name: 'Bo' }));
    const setup: LocalSetup = { settings, position: view.position, seed: 1, seats };
    await page.goto('/icon.svg');
    await page.evaluate(
      ([name, kept]) => localStorage.setItem(name!, kept!),
      [`tetrarch.here.${settings.game}`, JSON.stringify({ setup, saved: null, isOver: false })],
    );
    await page.goto(`/here/${settings.game}`);
    await expect(page.getByRole('gridcell').first()).toBeAttached();
    await page.evaluate(() => document.fonts.ready);
    const browser = await page.context().newCDPSession(page);
    const place = await page.locator('.place').boundingBox();
    if (!place) throw new Error('there is no board');
    const { data } = await browser.send('Page.captureScreenshot', { format: 'webp', quality: 82, clip: { ...place, scale: 1 } });
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(join(FOLDER, `${settings.game}.webp`), Buffer.from(data, 'base64'));
  });
}
