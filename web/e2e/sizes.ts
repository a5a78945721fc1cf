import { expect, test, type Page } from '@playwright/test';
import { isAccessible, isNotTooWide } from './looks';

/** The windows in which every screen is looked at, in pixels of the page: phones, tablets, laptops, a very large screen, and text at twice its size. */
export const SIZES: Record<string, { width: number; height: number; deviceScaleFactor?: number }> = {
  '360x640': { width: 360, height: 640 },
  '390x844': { width: 390, height: 844 },
  '740x360': { width: 740, height: 360 },
  '820x1180': { width: 820, height: 1180 },
  '1180x820': { width: 1180, height: 820 },
  '1366x768': { width: 1366, height: 768 },
  '1366x768-zoomed': { width: 683, height: 384, deviceScaleFactor: 2 },
  '1920x1080': { width: 1920, height: 1080 },
  '2560x1300': { width: 2560, height: 1300 },
};

/** A scan takes seconds, so each screen is scanned at two sizes (`looks.ts`), and at all of them by `make test-all`. */
const SCAN = process.env.AXE_EVERY_SIZE !== undefined;

/** No screen is too wide for any window. */
export async function fitsEveryWindow(page: Page): Promise<void> {
  await atEverySize(page, () => (SCAN ? isAccessible(page) : expect(() => isNotTooWide(page)).toPass()));
}

/** At a table everything that one needs is in sight. */
export async function showsWholeTable(page: Page): Promise<void> {
  await atEverySize(page, async ({ width, height }) => {
    await expect(async () => {
      const places = {
        board: await placeOf(page, '.board [role="grid"]'),
        own: await placeOf(page, '.below'),
        moves: await placeOf(page, '.moves'),
        controls: await placeOf(page, '.controls'),
      };
      for (const [name, place] of Object.entries(places)) {
        expect(place.left, name).toBeGreaterThanOrEqual(-8);
        expect(place.top, name).toBeGreaterThanOrEqual(0);
        expect(place.right, name).toBeLessThanOrEqual(width + 8);
        expect(place.bottom, name).toBeLessThanOrEqual(height + 1);
      }
      const { board, moves, controls } = places;
      // Nothing lies behind the controls, which stay at the bottom of a phone.
      if (controls.left < board.right) expect(moves.bottom, 'moves above the controls').toBeLessThanOrEqual(controls.top + 1);
      const share = Math.max((board.right - board.left) / width, (board.bottom - board.top) / height);
      expect(share, "the board's share of the window").toBeGreaterThan(0.5);
      expect(await tinyLetters(page), 'letters').toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight), 'nothing to scroll').toBeLessThanOrEqual(0);
    }).toPass();
  });
}

/** Where a lesson has its words beside the board, its column is narrowest in a small window. */
const LESSON_SIZES = { ...SIZES, '1000x700': { width: 1000, height: 700 } };

/** In a lesson and in its game the board is large in every window, and no button is cut off or broken into two lines. */
export async function showsWholeLesson(page: Page): Promise<void> {
  const check = async ({ width, height }: { width: number; height: number }) => {
    await expect(async () => {
      // The whole picture: a short snake is only a part of it.
      const board = await placeOf(page, '.board svg:is([role="grid"], :has([role="grid"]))');
      const share = Math.max((board.right - board.left) / width, (board.bottom - board.top) / height);
      expect(share, "the board's share of the window").toBeGreaterThan(0.5);
      expect(board.left, 'board').toBeGreaterThanOrEqual(-8);
      expect(board.right, 'board').toBeLessThanOrEqual(width + 8);
      const words = await placeOf(page, '.words');
      const buttons = await placesOf(page, '.lesson :is(button, .button)');
      for (const button of buttons) {
        expect(button.left, 'button').toBeGreaterThanOrEqual(0);
        expect(button.right, 'button').toBeLessThanOrEqual(width);
      }
      const remPx = await page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
      const ways = await placesOf(page, '.ways :is(button, .button)');
      for (const way of ways) {
        expect(way.right, 'a button in its column').toBeLessThanOrEqual(words.right + 1);
        expect(way.bottom - way.top, 'a button of one line').toBeLessThanOrEqual(3.25 * remPx);
      }
    }).toPass();
  };
  await atEverySize(page, check, LESSON_SIZES);
}

async function atEverySize(page: Page, check: (size: { width: number; height: number }) => Promise<void>, sizes: typeof SIZES = SIZES): Promise<void> {
  for (const [name, { width, height }] of Object.entries(sizes)) {
    await test.step(name, async () => {
      await page.setViewportSize({ width, height });
      await check({ width, height });
    });
  }
}

interface Place {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

async function placeOf(page: Page, selector: string): Promise<Place> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return { left, top, right, bottom };
    });
}

async function placesOf(page: Page, selector: string): Promise<Place[]> {
  return page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return { left, top, right, bottom };
    }),
  );
}

/** The letters on the board that are too small to be read, with their size in pixels. */
async function tinyLetters(page: Page): Promise<string[]> {
  return page.locator('.board svg text').evaluateAll((texts) =>
    texts.flatMap((text) => {
      const scale = (text as SVGTextElement).getScreenCTM()?.a ?? 0;
      const px = Number.parseFloat(getComputedStyle(text).fontSize) * scale;
      return px < 10.9 ? [`${text.textContent}: ${px.toFixed(1)}`] : [];
    }),
  );
}
