import type { Page } from '@playwright/test';
import { boardAt, cell, drag } from './board';
import { expect, test } from './fixtures';
import { violationsIn } from './looks';

/** White to move; stack 3 can go alone or with the black scale under it. */
const PILED = 'b2w3/n/b1b2w1/w2/w1b3/b3b2/w3w3/b1w2/b1/w1b3 w - 1';
/** The same after a swap of the opponent. */
const BANNED = PILED.replace('w - 1', 'w x 1');
/** White can neither move nor swap. */
const STUCK = 'w3b1w1b2w2n/b1b3w3/w1b2w1w2b1/b2w2b3w3b3 w - 1';

const mode = (page: Page, name: 'one' | 'two' | 'swap') => page.locator(`[data-mode="${name}"]`);
const bar = (page: Page) => page.locator('.pantarei .bar');
/** The line under the board. */
const told = (page: Page) => page.locator('.told');

test('the colours are a question on the board', async ({ page }) => {
  await boardAt(page, 'pantarei');
  await expect(bar(page)).toContainText('Which colour will you play?');
  await expect(page.getByRole('gridcell')).toHaveCount(19);
  await page.getByRole('button', { name: 'Black', exact: true }).click();
  await expect(bar(page)).not.toContainText('Which colour');
});

test('a stack, then where it lands', async ({ page }) => {
  await boardAt(page, 'pantarei', { position: PILED });
  await cell(page, '3').click();
  await expect(cell(page, '3')).toHaveAttribute('aria-selected', 'true');
  await expect(cell(page, '4')).toHaveAccessibleName('Stack 4: white 2; press Enter to move here');
  await cell(page, '4').hover();
  await expect(told(page)).toContainText('White moves a white 1 from stack 3 onto stack 4');
  await cell(page, '4').click();
  await expect(cell(page, '4')).toHaveAccessibleName('Stack 4: white 1, white 2');
  await expect(cell(page, '3')).toHaveAccessibleName('Stack 3: black 2, black 1; yours to move');
});

test('two scales by the switch, and the snake closes up', async ({ page }) => {
  await boardAt(page, 'pantarei', { position: PILED });
  await cell(page, '8').click();
  await mode(page, 'two').click();
  await cell(page, '10').click();
  await expect(page.getByRole('gridcell')).toHaveCount(9);
  await expect(cell(page, '9')).toHaveAccessibleName('Stack 9: white 2, black 1, black 3, white 1');
});

test('a swap by choosing two stacks', async ({ page }) => {
  await boardAt(page, 'pantarei', { position: PILED });
  await cell(page, '1').click();
  await mode(page, 'swap').click();
  await cell(page, '7').click();
  await expect(cell(page, '1')).toHaveAccessibleName('Stack 1: white 3, white 3');
  // What was swapped is not drowned by what may not be done now.
  await expect(told(page)).toContainText('White swaps');
  await expect(told(page)).toContainText('A swap may not follow a swap');
});

test('a scale is dragged', async ({ page }) => {
  await boardAt(page, 'pantarei', { position: PILED });
  await drag(page, '4', '2');
  await expect(cell(page, '2')).toHaveAccessibleName('Stack 2: white 2, neutral');
});

test('what is forbidden is said: a swap after a swap, the other side, the wrong distance', async ({ page }) => {
  await boardAt(page, 'pantarei', { position: BANNED });
  await expect(told(page)).toContainText('A swap may not follow a swap');
  await cell(page, '5').click();
  await expect(told(page)).toContainText('your opponent’s');
  await cell(page, '3').click();
  await expect(mode(page, 'swap')).toHaveAttribute('title', /A swap may not follow a swap/);
  await cell(page, '6').click();
  await expect(told(page)).toContainText('Stack 3 moves exactly one stack towards the head or the tail.');
});

test('a forced pass is said and is one press', async ({ page }) => {
  await boardAt(page, 'pantarei', { position: STUCK });
  await expect(bar(page)).toContainText('You can neither move nor swap.');
  await page.getByRole('button', { name: 'Pass', exact: true }).click();
  await expect(bar(page)).not.toContainText('You can neither move nor swap.');
});

test('a stack is looked into by mouse, by key and by a finger that rests', async ({ page }) => {
  await boardAt(page, 'pantarei', { position: PILED });
  const fan = page.locator('.pantarei .fan');
  await cell(page, '3').hover();
  await expect(fan).toBeVisible();
  await cell(page, '4').hover();
  await expect(fan).toHaveCount(0);
  await cell(page, '4').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(fan).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(fan).toHaveCount(0);
  const { x, y, width, height } = (await cell(page, '7').boundingBox())!;
  const finger = { pointerType: 'touch', pointerId: 7, isPrimary: true, button: 0, clientX: x + width / 2, clientY: y + height / 2 };
  await cell(page, '7').dispatchEvent('pointerdown', finger);
  await expect(fan).toBeVisible();
  await cell(page, '7').dispatchEvent('pointerup', finger);
  await expect(fan).toHaveCount(0);
  await expect(cell(page, '7')).toHaveAttribute('aria-selected', 'false');
});

test('keys walk the snake, change what the stack does, and play', async ({ page }) => {
  await boardAt(page, 'pantarei', { position: PILED });
  await cell(page, '1').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator(':focus')).toHaveAttribute('data-cell', '3');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await expect(mode(page, 'two')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(cell(page, '2')).toHaveAccessibleName('Stack 2: white 1, black 2, neutral');
  await page.keyboard.press('End');
  await expect(page.locator(':focus')).toHaveAttribute('data-cell', '10');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on a board in use, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await boardAt(page, 'pantarei', { position: PILED });
    await cell(page, '3').click();
    const violations = await violationsIn(page, '.pantarei');
    expect(violations).toEqual([]);
  });
}
