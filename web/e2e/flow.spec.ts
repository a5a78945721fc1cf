import type { Page } from '@playwright/test';
import { cell } from './board';
import { expect, test } from './fixtures';
import { playBy } from './hands';
import { goodMove, keptGame } from './rules';

/** Moves flow: nothing jumps and nothing flashes between a move and the reply. */

interface Seen {
  shift: number;
  notices: number;
}

/** Adds up how much the layout shifts, also right after a press, and how often a notice about the past is there. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { shift: 0, notices: 0 };
    (window as unknown as { seen: typeof seen }).seen = seen;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    new MutationObserver(() => {
      if (document.body?.innerText.includes('Viewing an earlier position')) seen.notices += 1;
    }).observe(document, { childList: true, subtree: true });
  });
}

const seenBy = (page: Page) => page.evaluate(() => ({ ...(window as unknown as { seen: Seen }).seen }));

const MOVES = 4;

for (const size of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test.describe(`at ${size.width} × ${size.height}`, () => {
    test.use({ viewport: size, reducedMotion: 'no-preference' });

    for (const game of ['hus', 'pantarei', 'gou', 'abalone']) {
      test(`a move and its reply in ${game} do not shift the page`, async ({ page }) => {
        await watch(page);
        await page.goto(`/new/${game}`);
        await page.getByRole('slider').fill('1');
        await page.getByRole('button', { name: 'Play', exact: true }).click();
        await expect(page.getByRole('gridcell').first()).toBeAttached();
        await expect(page.getByText('your turn')).toBeVisible();
        for (let move = 0; move < MOVES; move++) {
          const before = await seenBy(page);
          const snapshot = await keptGame(page, game);
          if (snapshot.phase === 'over') break;
          await playBy('mouse', page, goodMove(snapshot, 3));
          await expect.poll(async () => (await keptGame(page, game)).history.length).toBeGreaterThan(snapshot.history.length + 1);
          // It is the person's turn again once the reply has been shown to its end.
          await expect(page.getByText('your turn')).toBeVisible();
          const after = await seenBy(page);
          expect(after.shift - before.shift, `layout shift of move ${move + 1}`).toBeLessThan(0.01);
          expect(after.notices, 'nobody looked back').toBe(0);
        }
      });
    }
  });
}

test.describe('with animations', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('a press during an animation ends it and counts', async ({ page }) => {
    // So slow that there is time to press something while it runs.
    await page.addInitScript(() => localStorage.setItem('tetrarch.settings', JSON.stringify({ speed: 0.05 })));
    await page.goto('/new/hus?with=here');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(page.getByRole('gridcell').first()).toBeAttached();
    // Sowing takes its time: the next player does not wait for the end of it.
    await playBy('mouse', page, goodMove(await keptGame(page, 'hus'), 1));
    await expect.poll(async () => (await keptGame(page, 'hus')).history.length).toBe(1);
    await expect(page.locator('svg.moving')).toBeVisible();
    const choice = goodMove(await keptGame(page, 'hus'), 1);
    if (!('pit' in choice.gesture)) throw new Error('Hus is played by pits');
    const box = await cell(page, choice.gesture.pit).boundingBox();
    if (!box) throw new Error('there is nothing to press');
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    // By mouse, a press on a pit plays it: no one has to wait for the end of the sowing.
    await expect.poll(async () => (await keptGame(page, 'hus')).history.map((played) => played.move)).toEqual([expect.any(String), choice.move]);
  });
});

test('a new game leaves the one in progress alone, and both are on the home page', async ({ page }) => {
  await page.goto('/');
  const card = page.getByRole('article', { name: 'Gou' });
  await card.getByRole('button', { name: 'Play' }).click();
  await expect(page.getByRole('gridcell').first()).toBeAttached();
  await playBy('mouse', page, goodMove(await keptGame(page, 'gou')));
  await expect.poll(async () => (await keptGame(page, 'gou')).history.length).toBeGreaterThanOrEqual(2);
  const first = page.url();
  await page.goto('/');
  await card.getByRole('button', { name: 'New game' }).click();
  await expect(page).not.toHaveURL(first);
  await expect(page.getByText('No moves yet')).toBeVisible();
  await page.goto('/');
  const own = page.getByRole('region', { name: 'Your games' }).getByRole('listitem');
  await expect(own).toHaveCount(2);
  await page.goto(first);
  await expect(page.getByRole('list', { name: 'Moves' }).getByRole('button').first()).toBeVisible();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await page.goto('/');
  await own.filter({ hasText: 'You lost' }).getByRole('link', { name: 'Report' }).click();
  await expect(page).toHaveURL(/\/analyse\/gou\?here=/);
});

test('a game that is left takes its worker with it', async ({ page }) => {
  for (const game of ['gou', 'hus']) {
    await page.goto('/');
    await page.getByRole('article', { name: game, exact: false }).getByRole('button', { name: 'Play' }).click();
    await expect(page.getByRole('gridcell').first()).toBeAttached();
    const { length } = (await keptGame(page, game)).history;
    await playBy('mouse', page, goodMove(await keptGame(page, game), 1));
    await expect.poll(async () => (await keptGame(page, game)).history.length).toBeGreaterThan(length + 1);
    expect(page.workers()).toHaveLength(1);
    await page.locator('header .mark').click();
    await expect.poll(() => page.workers().length).toBe(0);
  }
});
