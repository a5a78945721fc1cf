import type { Page } from '@playwright/test';
import { seated } from './crowd';
import { expect, test } from './fixtures';
import { pressMiddle } from './hands';
import { isAccessible } from './looks';
import { keptGame } from './rules';

async function begin(page: Page, game: string): Promise<void> {
  await page.goto(`/new/${game}`);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('gridcell').first()).toBeAttached();
}

const told = (page: Page) => page.locator('.told p');
const panel = (page: Page) => page.getByRole('complementary', { name: 'Rules of Gou' });

test('? opens the rules of this game beside the board, and closes them', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await begin(page, 'gou');
  await page.keyboard.press('?');
  await expect(panel(page).getByRole('heading', { name: 'No stopping between enemies' })).toBeVisible();
  await expect(panel(page).getByText('Captures needed to win: 10')).toBeVisible();
  // Only what holds in this game.
  await expect(panel(page).getByRole('heading', { name: 'Capture rows' })).toHaveCount(0);
  await expect(page.getByRole('grid').first()).toBeVisible();
  await expect(page).toHaveURL(/\/here\//);
  await expect(panel(page)).toBeFocused();
  await isAccessible(page);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Rules' }).click();
  await panel(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Rules' })).toBeFocused();
});

test('on a phone the rules come over the board', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await begin(page, 'hus');
  await page.getByRole('button', { name: 'Rules' }).click();
  const sheet = page.getByRole('dialog', { name: 'Rules of Hus' });
  await expect(sheet.getByRole('heading', { name: 'Relay' })).toBeVisible();
  await isAccessible(page);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
});

test('players and spectators of an online table read its rules, but get no hints', async ({ browser, complaints, page }) => {
  const [ada] = await seated(browser, complaints, '/new/gou?with=link&variant=variation-1', ['Ada', 'Ben']);
  if (!ada) throw new Error('nobody is here');
  await page.goto(ada.url());
  for (const reader of [ada, page]) {
    await expect(reader.getByRole('gridcell').first()).toBeAttached();
    await expect(reader.getByRole('button', { name: 'Hint' })).toHaveCount(0);
    // The table is laid again when the last player has come.
    await expect(async () => {
      if ((await panel(reader).count()) === 0) await reader.getByRole('button', { name: 'Rules' }).click();
      await expect(panel(reader).getByRole('heading', { name: 'Capture rows' })).toBeVisible({ timeout: 3_000 });
    }).toPass();
  }
  await ada.context().close();
});

for (const game of ['hus', 'pantarei', 'gou', 'abalone']) {
  test(`${game} says what to do, and hints where to look before it shows the move`, async ({ page }) => {
    await begin(page, game);
    if (game === 'pantarei') {
      await expect(page.getByText('Which colour will you play? The other side moves first.')).toBeVisible();
      await page.getByRole('button', { name: 'White', exact: true }).click();
      await expect.poll(async () => (await keptGame(page, game)).turn).toBe(1);
    } else {
      await expect(told(page)).toHaveText(/to move\. Select/);
    }
    await page.getByRole('button', { name: 'Hint' }).click();
    await expect(told(page)).toHaveText(/^Hint: look at /);
    await expect(page.locator('svg .hinted').first()).toBeAttached();
    await page.getByRole('button', { name: 'Show the move' }).click();
    await expect(told(page)).toHaveText(/^Hint: \S+ (sows|moves|swaps)/);
    await expect(page.locator('svg .hinted')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Hint' })).toBeDisabled();
  });
}

test('an example of the rules is played and starts again', async ({ page }) => {
  await page.goto('/learn/gou');
  const example = page.getByRole('figure').filter({ hasText: 'hold f2 between them' });
  await example.scrollIntoViewIfNeeded();
  for (const point of ['c3', 'g3']) await pressMiddle(page, example.locator(`[data-cell="${point}"]`), 'mouse');
  await expect(example).toContainText('Well done. Red moves from c3 to g3 and captures f2.');
  await example.getByRole('button', { name: 'Start again' }).click();
  await expect(example).not.toContainText('Well done');
  await isAccessible(page);
});

test('Hus shows on one position what the two games do differently', async ({ page }) => {
  await page.goto('/learn/hus');
  await page.getByRole('navigation', { name: 'Rules for' }).getByRole('link', { name: 'African Hus' }).click();
  await expect(page).toHaveURL('/learn/hus?variant=african');
  await expect(page.getByText('Sow counter-clockwise.')).toBeVisible();
  const figure = page.getByRole('figure').filter({ hasText: 'the same position, the same pit d2' });
  await expect(figure).toContainText('European Hus');
  await expect(figure).toContainText('African Hus');
  // It can be played once it has been seen.
  await figure.scrollIntoViewIfNeeded();
  await figure.getByRole('button', { name: 'Play both' }).click();
  await expect(figure.getByRole('button', { name: 'Start again' })).toBeVisible();
  await isAccessible(page);
});

test('after a win the next level is offered', async ({ page }) => {
  // Red wins with the next move.
  await page.goto(`/new/gou?${new URLSearchParams({ position: 'rr2yy/5/r3yy/5/2rr1y/4/2r3/3r1/6/5/6 r' })}`);
  await page.getByRole('slider').fill('1');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  for (const point of ['h4', 'g5']) await pressMiddle(page, page.locator(`[data-cell="${point}"]`), 'mouse');
  await expect(page.getByRole('heading', { name: 'You won' })).toBeVisible();
  await page.getByRole('button', { name: /\(level 2\)/ }).click();
  await expect(page.getByText('Computer, level 2')).toBeVisible();
});

test('beside the rules, the board to try them on and its buttons are in sight', async ({ page }) => {
  for (const size of [
    { width: 1280, height: 800 },
    { width: 1920, height: 1080 },
  ]) {
    await page.setViewportSize(size);
    for (const game of ['hus', 'pantarei', 'gou', 'abalone']) {
      await page.goto(`/learn/${game}`);
      const practice = page.getByRole('region', { name: 'Try it' });
      for (const part of [practice.getByRole('grid'), practice.getByRole('button', { name: 'Start again' })]) {
        await expect(part).toBeInViewport({ ratio: 1 });
      }
    }
  }
});
