import { expect, type Page } from '@playwright/test';

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

/** At a table everything that one needs is in sight, and can be read. */
export async function hasAllInSight(page: Page, size: string, { width, height }: { width: number; height: number }): Promise<void> {
  await expect(async () => {
    const window = { left: 0, top: 0, right: width, bottom: height };
    const [board, own, moves, controls] = [
      await placeOf(page, '.board [role="grid"]'),
      await placeOf(page, '.below'),
      await placeOf(page, '.moves'),
      await placeOf(page, '.controls'),
    ];
    for (const [name, place] of Object.entries({ board, own, moves, controls })) {
      expect(place.left, `${name} at ${size}`).toBeGreaterThanOrEqual(window.left - 8);
      expect(place.top, `${name} at ${size}`).toBeGreaterThanOrEqual(window.top);
      expect(place.right, `${name} at ${size}`).toBeLessThanOrEqual(window.right + 8);
      expect(place.bottom, `${name} at ${size}`).toBeLessThanOrEqual(window.bottom + 1);
    }
    // Nothing lies behind the controls, which stay at the bottom of a phone.
    if (controls.left < board.right) expect(moves.bottom, `moves above the controls at ${size}`).toBeLessThanOrEqual(controls.top + 1);
    const share = Math.max((board.right - board.left) / width, (board.bottom - board.top) / height);
    expect(share, `the board's share at ${size}`).toBeGreaterThan(0.5);
    expect(await tinyLetters(page), `letters at ${size}`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight), `nothing to scroll at ${size}`).toBeLessThanOrEqual(0);
  }).toPass();
}
