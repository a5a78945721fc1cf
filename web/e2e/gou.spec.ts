import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { violationsIn } from './looks';
import { boardAt, cell, drag, swipe } from './board';

/** Yellow's c3 can go to g3 and hold the red piece on f2 against e1. */
const CAPTURE = 'rrryyy/r3y/rr2yy/5/r4y/4/y4r/5/1y4/2r2/2y3 y';

const hasFocus = (page: Page, point: string) => expect(page.locator(':focus')).toHaveAttribute('data-cell', point);

test('a piece is dragged to its point', async ({ page }) => {
  await boardAt(page, 'gou');
  await drag(page, 'b10', 'd10');
  await expect(cell(page, 'd10')).toHaveAccessibleName('d10, red piece');
  await expect(cell(page, 'b10')).toHaveAccessibleName('b10, empty');
});

test('a chosen piece shows where it can go, and a press elsewhere says why not', async ({ page }) => {
  await boardAt(page, 'gou');
  await cell(page, 'b10').click();
  await expect(cell(page, 'b10')).toHaveAttribute('aria-selected', 'true');
  await expect(cell(page, 'd10')).toHaveAccessibleName('d10, empty, legal move');
  await expect(cell(page, 'h10')).toHaveAccessibleName('h10, empty, not allowed');
  await cell(page, 'h10').click();
  await expect(page.locator('.gou').getByText(/A piece may pass between two enemies but not stop there/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cell(page, 'b10')).toHaveAttribute('aria-selected', 'false');
});

test('a captured piece leaves to the tray', async ({ page }) => {
  await boardAt(page, 'gou', { position: CAPTURE });
  const tray = page.getByRole('img', { name: 'Yellow has captured' });
  await expect(tray).toHaveAccessibleName('Yellow has captured 5 of 10 pieces');
  await cell(page, 'c3').click();
  await expect(cell(page, 'g3')).toHaveAccessibleName('g3, empty, legal move, captures one piece');
  await cell(page, 'g3').click();
  await expect(tray).toHaveAccessibleName('Yellow has captured 6 of 10 pieces');
  await expect(cell(page, 'f2')).toHaveAccessibleName('f2, empty');
});

test('keys walk the board, along rows and aslant, and play', async ({ page }) => {
  await boardAt(page, 'gou');
  await cell(page, 'a11').focus();
  await page.keyboard.press('PageDown');
  await hasFocus(page, 'b10');
  await page.keyboard.press('ArrowUp');
  await hasFocus(page, 'a11');
  await page.keyboard.type('b10');
  await hasFocus(page, 'b10');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await hasFocus(page, 'd10');
  await page.keyboard.press('Enter');
  await expect(cell(page, 'd10')).toHaveAccessibleName('d10, red piece');
  await hasFocus(page, 'd10');
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('a finger drags a piece, and has 41 pixels for each point', async ({ page }) => {
    await boardAt(page, 'gou');
    const [one, other] = [await cell(page, 'c9').boundingBox(), await cell(page, 'd8').boundingBox()];
    expect(Math.hypot(one!.x - other!.x, one!.y - other!.y)).toBeGreaterThan(41);
    await swipe(page, 'c9', 'd8');
    await expect(cell(page, 'd8')).toHaveAccessibleName('d8, red piece');
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on a board in use, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await boardAt(page, 'gou');
    await cell(page, 'b10').click();
    const violations = await violationsIn(page, '.gou');
    expect(violations).toEqual([]);
  });
}
