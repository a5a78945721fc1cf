import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { playBy } from './hands';
import { isAccessible } from './looks';

const standing = (page: Page) => page.locator('.standing');
const ended = (page: Page) => page.getByRole('heading', { level: 2 });

/** The moves that the proof tells on the tree, first of all the one to play. */
const tree = (page: Page) =>
  page
    .getByRole('region', { name: 'Browse proof' })
    .getByRole('listitem')
    .getByRole('button', { name: /to go|ends the game/ });

/** Waits until the person is to move or the game is over, and says which. */
async function isMyTurn(page: Page): Promise<boolean> {
  const hint = page.getByRole('button', { name: 'Hint' });
  await expect.poll(async () => (await ended(page).isVisible()) || (await hint.isEnabled())).toBe(true);
  return !(await ended(page).isVisible());
}

/** Plays a pit of Hus by keyboard. */
const play = (page: Page, pit: string) => playBy('keyboard', page, { move: pit, gesture: { pit } } as never);

test('the link on the set-up of Hus leads to both proofs', async ({ page }) => {
  await page.goto('/new/hus');
  await page.getByRole('link', { name: 'Hus is solved: play against perfection' }).click();
  await expect(page.getByText('South wins in exactly 20 moves.')).toBeVisible();
  await expect(page.getByText('North wins in exactly 46 moves.')).toBeVisible();
  await isAccessible(page);
});

test('European Hus is won from the start by the moves of the tree', async ({ page, context }) => {
  await page.goto('/solved/european?part=win');
  await expect(standing(page)).toHaveText('Still winning, 20 moves to go');
  await isAccessible(page);
  const proof = await context.newPage();
  while (await isMyTurn(page)) {
    await expect(standing(page)).toHaveText(/^Still winning/);
    await proof.goto((await page.getByRole('link', { name: 'Show in proof' }).getAttribute('href')) ?? '');
    const move = await tree(proof).first().locator('b').textContent();
    await play(page, move ?? '');
  }
  await expect(ended(page)).toHaveText(/^You won in \d+ moves$/);
  expect(Number(/\d+/.exec((await ended(page).textContent()) ?? '')?.[0])).toBeLessThanOrEqual(20);
  await expect(page.getByText('This is your best result.')).toBeVisible();
});

test('whoever loses sees how long they held out, and keeps the best', async ({ page }) => {
  await page.goto('/solved/european?part=hold');
  await expect(page.getByText('You play North, the side that loses.')).toBeVisible();
  while (await isMyTurn(page)) {
    await expect(standing(page)).toHaveText(/^The computer wins/);
    await page.getByRole('button', { name: 'Hint' }).click();
    const move = /play (\w+)\./.exec((await page.getByText(/^Hint: play/).textContent()) ?? '')?.[1] ?? '';
    await play(page, move);
  }
  await expect(ended(page)).toHaveText('You held out for 20 of 20 moves');
  await expect(page.getByText('the result does not count')).toBeVisible();

  // Without help, and without care.
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(ended(page)).toBeHidden();
  while (await isMyTurn(page)) {
    const pit = await page.locator('[role="gridcell"][aria-label$="can be played"]').first().getAttribute('data-cell');
    await play(page, pit ?? '');
  }
  const score = /for (\d+) of 20/.exec((await ended(page).textContent()) ?? '')?.[1];
  await expect(page.getByText('This is your best result.')).toBeVisible();
  await page.goto('/solved');
  await expect(page.getByText(`Best: held out for ${score} of 20 moves`)).toBeVisible();
});

test('the proof is browsed by keyboard, two levels down and back', async ({ page }) => {
  await page.goto('/solved/african?part=proof');
  await expect(page.getByText('South to move. Every move loses:')).toBeVisible();
  await isAccessible(page);
  const all = await tree(page).count();
  expect(all).toBeGreaterThan(5);
  await tree(page).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('North to move and wins. The proof plays:')).toBeVisible();
  await expect(tree(page)).toHaveCount(1);
  await expect(tree(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('South to move. Every move loses:')).toBeVisible();
  await expect(tree(page).first()).toBeFocused();
  const line = page.getByRole('navigation', { name: 'Line' });
  await expect(line.getByRole('listitem')).toHaveCount(3);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(line.getByRole('listitem')).toHaveCount(1);
  await expect(tree(page)).toHaveCount(all);
});
