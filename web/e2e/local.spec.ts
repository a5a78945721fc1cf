import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { playBy, type HandName } from './hands';
import { goodMove, keptGame } from './rules';

/** Short games of each kind: the rules are the game's own, the goal is nearer. */
const GAMES: { game: string; options: Record<string, string> }[] = [
  { game: 'hus', options: {} },
  { game: 'pantarei', options: { 'Winning height': '5' } },
  { game: 'gou', options: {} },
  { game: 'abalone', options: { 'Marbles to push off': '1' } },
];

const HANDS: HandName[] = ['mouse', 'keyboard', 'touch'];

/** Sets a game against the weakest computer up on the sheet. */
async function setUp(page: Page, game: string, options: Record<string, string>): Promise<void> {
  await page.goto(`/new/${game}`);
  await page.getByRole('slider').fill('1');
  if (Object.keys(options).length > 0) await page.getByText(/Rule options/).click();
  for (const [name, value] of Object.entries(options)) {
    await page.getByLabel(name, { exact: true }).fill(value);
    await page.getByLabel(name, { exact: true }).blur();
  }
  await begin(page);
}

async function begin(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('gridcell').first()).toBeAttached();
}

for (const { game, options } of GAMES) {
  for (const hand of HANDS) {
    test.describe(() => {
      if (hand === 'touch') test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

      test(`a whole game of ${game} by ${hand}`, async ({ page }) => {
        await setUp(page, game, options);
        for (;;) {
          await expect.poll(async () => isPersonsTurn(page, game)).toBe(true);
          const snapshot = await keptGame(page, game);
          if (snapshot.phase === 'over') break;
          await playBy(hand, page, goodMove(snapshot));
          await expect.poll(async () => (await keptGame(page, game)).history.length).toBeGreaterThan(snapshot.history.length);
        }
        await expect(page.getByRole('heading', { name: /You won|You lost|Draw/ })).toBeVisible();
      });
    });
  }
}

/** Whether the person is to move, on a board that shows the game as it is now, or the game is over. */
async function isPersonsTurn(page: Page, game: string): Promise<boolean> {
  const { phase, turn, seats } = await keptGame(page, game);
  return phase === 'over' || seats[turn - 1]?.occupant.type === 'human';
}

test('one click on a miniature and a reload goes on', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('article', { name: 'Hus' }).getByRole('button', { name: 'Play' }).click();
  await expect(page).toHaveURL(/\/here\/hus\/[0-9a-f]{12}$/);
  await expect(page.getByRole('gridcell').first()).toBeAttached();
  await playBy('mouse', page, goodMove(await keptGame(page, 'hus')));
  await expect.poll(async () => (await keptGame(page, 'hus')).history.length).toBeGreaterThanOrEqual(2);
  const before = (await keptGame(page, 'hus')).history.length;
  await page.reload();
  await expect(page.getByRole('list', { name: 'Moves' }).getByRole('button')).toHaveCount(before);
});

test('looking back, taking back and resigning', async ({ page }) => {
  await page.goto('/new/gou?with=here');
  await begin(page);
  for (let ply = 0; ply < 4; ply++) {
    await playBy('mouse', page, goodMove(await keptGame(page, 'gou')));
    await expect.poll(async () => (await keptGame(page, 'gou')).history.length).toBe(ply + 1);
  }
  const moves = page.getByRole('list', { name: 'Moves' }).getByRole('button');
  await moves.first().click();
  await expect(page.getByText('Viewing an earlier position.')).toBeVisible();
  await page.getByRole('button', { name: 'Return to game' }).click();
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(moves).toHaveCount(3);
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await expect(page.getByRole('heading', { name: / wins$/ })).toBeVisible();
});
