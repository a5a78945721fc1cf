import { expect, test, type Page } from '@playwright/test';

// A game of which the page has nothing but its rules: no board, no picture, no colour.

const cell = (page: Page, name: string) => page.locator(`[data-cell="${name}"]`);
const pieces = (page: Page) => page.locator('[data-cell] .piece');

test('it has a card among the games', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Noughts and crosses' })).toBeVisible();
});

test('it is played against the computer on a plain board', async ({ page }) => {
  await page.goto('/new/noughts');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(cell(page, 'b2')).toHaveAccessibleName('b2, empty, legal move');
  await cell(page, 'b2').click();
  await expect(pieces(page)).toHaveCount(2);
  await expect(cell(page, 'b2')).toHaveAccessibleName('b2, × of seat 1');
});

test('it is played by keys', async ({ page }) => {
  await page.goto('/new/noughts');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await cell(page, 'a3').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(cell(page, 'b2')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(pieces(page)).toHaveCount(2);
});

test('it is analysed, and positions are set up', async ({ page }) => {
  await page.goto('/analyse/noughts');
  await page.getByRole('button', { name: 'Set up' }).click();
  await cell(page, 'a1').click();
  await expect(pieces(page)).toHaveText(['×']);
  await page.getByRole('radio', { name: '○, seat 2' }).check();
  await cell(page, 'b2').click();
  await expect(pieces(page)).toHaveText(['○', '×']);
});
