import { boardAt, cell, drag, swipe } from './board';
import { expect, test } from './fixtures';
import { violationsIn } from './looks';

/** Three black marbles before two white ones at the edge. */
const SUMITO = '2ww1/2w3/7/8/4bbbww/4b3/2bb3/6/5 b 2,3';

const chosen = '[role="gridcell"][aria-selected="true"]';

test('a row is swept up and dragged away', async ({ page }) => {
  await boardAt(page, 'abalone');
  await drag(page, 'c3', 'c5');
  await expect(page.locator(chosen)).toHaveCount(3);
  await drag(page, 'c4', 'd5');
  await expect(cell(page, 'd4')).toHaveAccessibleName('d4, black marble');
  await expect(cell(page, 'd6')).toHaveAccessibleName('d6, black marble');
  await expect(cell(page, 'c4')).toHaveAccessibleName('c4, empty');
});

test('press, press the far end, press an arrow; only legal directions are offered', async ({ page }) => {
  await boardAt(page, 'abalone');
  await cell(page, 'a1').click();
  await cell(page, 'c3').click();
  await expect(page.locator(chosen)).toHaveCount(3);
  await expect(page.locator('[data-cell^="towards"]')).toHaveCount(1);
  await cell(page, 'towards north-east').click();
  await expect(cell(page, 'd4')).toHaveAccessibleName('d4, black marble');
});

test('a press elsewhere and Escape let go', async ({ page }) => {
  await boardAt(page, 'abalone');
  await cell(page, 'c3').click();
  await cell(page, 'e5').click();
  await expect(page.locator(chosen)).toHaveCount(0);
  await cell(page, 'c3').click();
  await page.keyboard.press('Escape');
  await expect(page.locator(chosen)).toHaveCount(0);
});

test('a marble that is pushed off lies in the tray of who pushed', async ({ page }) => {
  await boardAt(page, 'abalone', { position: SUMITO });
  await cell(page, 'e5').click();
  await cell(page, 'towards east').click();
  await expect(page.getByRole('img', { name: 'Black has pushed off 3 of 6 marbles' })).toBeVisible();
  await expect(cell(page, 'e9')).toHaveAccessibleName('e9, white marble');
});

test('a tray of three players tells whose marbles lie there, in the game and in its analysis', async ({ page }) => {
  await boardAt(page, 'abalone', { variant: 'three-players', position: '5/6/7/8/9/8/7/rbb3/wbb2 b 0,0,0' });
  const tray = page.getByRole('img', { name: 'Black has pushed off 1 of 6 marbles: 1 white' });
  await expect(tray).toHaveCount(0);
  await cell(page, 'a3').click();
  await cell(page, 'a2').click();
  await cell(page, 'towards west').click();
  await expect(tray).toBeAttached();
  await page.goto('/analyse/abalone?table=here');
  await expect(tray).toBeAttached();
});

test('keys gather a row, aim and play', async ({ page }) => {
  await boardAt(page, 'abalone');
  await cell(page, 'e5').focus();
  await page.keyboard.type('c3');
  for (const key of ['Space', 'ArrowRight', 'Space', 'ArrowRight', 'Space']) await page.keyboard.press(key);
  await expect(page.locator(chosen)).toHaveCount(3);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Home');
  await page.keyboard.press('Home');
  await expect(cell(page, 'd3')).toHaveAccessibleName('d3, black marble');
  await expect(page.locator(':focus')).toHaveAttribute('data-cell', 'c5');
});

test('a direction that cannot be played is answered with its reason', async ({ page }) => {
  await boardAt(page, 'abalone');
  await cell(page, 'a1').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('.abalone').getByText('would push your own marble off the board')).toBeVisible();
});

test('six play from six sides, each with a tray', async ({ page }) => {
  await boardAt(page, 'abalone', { variant: 'six-players' });
  const trays = page.locator('.abalone').getByRole('img');
  await expect(trays).toHaveCount(6);
  await expect(trays.nth(4)).toHaveAccessibleName('Green has pushed off 0 marbles; team 1 has 0 of 6');
  await cell(page, 'a2').click();
  await cell(page, 'towards east').click();
  await expect(cell(page, 'a5')).toHaveAccessibleName('a5, black marble');
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('a finger sweeps a row up and drags it away', async ({ page }) => {
    await boardAt(page, 'abalone');
    await swipe(page, 'c3', 'c5');
    await expect(page.locator(chosen)).toHaveCount(3);
    await swipe(page, 'c4', 'd4');
    await expect(cell(page, 'd3')).toHaveAccessibleName('d3, black marble');
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on a board in use, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await boardAt(page, 'abalone');
    await cell(page, 'c3').click();
    const violations = await violationsIn(page, '.abalone');
    expect(violations).toEqual([]);
  });
}
