import { expect, test } from './fixtures';
import { playBy } from './hands';
import { goodMove, keptGame } from './rules';

test('the engine thinks, branches grow, a pasted position is checked', async ({ page }) => {
  await page.goto('/analyse/gou');
  const engine = page.getByRole('region', { name: 'Engine' });
  await expect(engine.getByRole('listitem')).toHaveCount(3);
  await expect(page.getByRole('img', { name: /Red \d+%/ })).toBeVisible();

  await engine.getByRole('listitem').first().getByRole('button').click();
  const moves = page.getByRole('region', { name: 'Moves' });
  await expect(moves.locator('.move')).toHaveCount(1);
  await page.getByRole('button', { name: 'Previous move' }).click();
  await engine.getByRole('listitem').nth(1).getByRole('button').click();
  await expect(moves.locator('.move')).toHaveCount(2);
  await page.getByRole('button', { name: 'Delete this variation' }).click();
  await expect(moves.locator('.move')).toHaveCount(1);

  await page.getByRole('button', { name: 'Paste' }).click();
  const position = page.getByRole('textbox', { name: 'Position as text' });
  await position.fill('rrr/what r');
  await expect(page.getByRole('button', { name: 'Load position' })).toBeDisabled();
  await expect(position).toHaveAttribute('aria-invalid', 'true');
  await position.fill('rrryyy/r3y/rr2yy/5/r4y/4/y4r/5/yy2rr/y3r/yyyrrr y');
  await page.getByRole('button', { name: 'Load position' }).click();
  await expect(moves.locator('.move')).toHaveCount(0);
});

test('what is proved is said', async ({ page }) => {
  await page.goto('/analyse/hus');
  await expect(page.getByText(/Proved: South wins/)).toBeVisible();
});

test('a finished game is judged, with its graph and a jump to any moment', async ({ page }) => {
  await page.goto('/new/hus?with=here');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('gridcell').first()).toBeAttached();
  for (let ply = 0; ply < 4; ply++) {
    await playBy('mouse', page, goodMove(await keptGame(page, 'hus'), 1));
    await expect.poll(async () => (await keptGame(page, 'hus')).history.length).toBe(ply + 1);
  }
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  // The report begins by itself.
  await page.getByRole('link', { name: 'Game report' }).click();
  const graph = page.getByRole('slider', { name: 'Position in the game' });
  await expect(graph).toBeVisible({ timeout: 120_000 });
  await graph.fill('1');
  await expect(page.locator('.move[aria-current="step"]')).toHaveText(/1|[a-h]/);
  await expect(page.locator('.move').first()).toHaveAttribute('aria-current', 'step');
});

test('the report says why a move was bad, and shows the answer on the board', async ({ page }) => {
  await page.goto('/analyse/hus');
  await page.getByRole('button', { name: 'Paste' }).click();
  await page.getByRole('textbox', { name: /^Game: JSON/ }).fill('[Game "Hus"]\n[Seat1 "Ada"]\n[Seat2 "Bo"]\n\n1. h1 h4 2. g1 *\n');
  await page.getByRole('button', { name: 'Load game' }).click();
  const moves = page.getByRole('region', { name: 'Moves' });
  await expect(moves.locator('.move')).toHaveCount(3);
  await page.getByRole('button', { name: 'Analyse game' }).click();
  const points = page.getByRole('region', { name: 'Turning points' });
  // It is proved that South wins from the opening position.
  await expect(points.getByText('a1 forces a win in at most 20 moves.')).toBeVisible({ timeout: 120_000 });
  await points.getByRole('button', { name: 'Show the answer' }).first().click();
  // The answer grows as a variation, and the board follows it to its end.
  await expect.poll(() => moves.locator('.move').count()).toBeGreaterThan(3);
  await expect(moves.locator('.side .move').last()).toHaveAttribute('aria-current', 'step', { timeout: 60_000 });
});
