import { readFileSync } from 'node:fs';
import type { Balance } from '../src/lib/balance';
import type { Created } from '../src/lib/protocol';
import { expect, test } from './fixtures';
import { firstPosition, keptGame } from './rules';

const balanceOf = (game: string) => JSON.parse(readFileSync(new URL(`../../balance/${game}.json`, import.meta.url), 'utf8')) as Balance;

for (const game of ['hus', 'gou', 'abalone']) {
  test(`the explorer of ${game} shows what was played, and plays it`, async ({ page }) => {
    await page.goto(`/analyse/${game}`);
    await page.getByText('Opening explorer').click();
    const rows = page.getByRole('table').getByRole('row');
    await expect(rows.nth(1)).toBeVisible();
    const first = rows.nth(1).getByRole('button');
    const move = (await first.textContent()) ?? '';
    await expect(rows.nth(1).getByRole('img')).toHaveAttribute('aria-label', /\d+%/);
    await first.click();
    await expect(page.getByRole('region', { name: 'Moves' }).locator('.move')).toHaveText([new RegExp(move)]);
    // The replies are those of the position that is on the board now.
    await expect(rows.nth(1).getByRole('button')).not.toHaveText(move);
  });
}

test('what is proved is said in the explorer too', async ({ page }) => {
  await page.goto('/analyse/hus');
  await page.getByText('Opening explorer').click();
  await expect(page.getByRole('table').getByRole('row', { name: /^a1/ })).toContainText('proved');
});

test('games of this server are counted with those of the engine', async ({ page, request }) => {
  const seats = [{ type: 'me' }, { type: 'me' }];
  const made = await request.post('/api/tables', { data: { game: 'gou', seats, visibility: 'public' } });
  const { table, seats: keys } = (await made.json()) as Created;
  const headers = { authorization: `Bearer ${keys[0]?.secret}` };
  const state = (await (await request.get(`/api/tables/${table}`)).json()) as { moves: string[] };
  // A rare move, so that no other test has counted it.
  const move = state.moves.at(-1);
  await request.post(`/api/tables/${table}/moves`, { headers, data: { id: 1, ply: 1, move } });
  await request.post(`/api/tables/${table}/acts`, { headers, data: { id: 2, act: { type: 'resign' } } });
  await page.goto('/analyse/gou');
  await page.getByText('Opening explorer').click();
  await expect(page.getByText(/Games on this server: [1-9]/)).toBeVisible();
});

test('without the server, the engine’s games are shown', async ({ page }) => {
  await page.route('/api/explorer/*', (route) => route.abort());
  await page.goto('/analyse/abalone');
  await page.getByText('Opening explorer').click();
  await expect(page.getByText('The server did not answer.')).toBeVisible();
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
});

test('a balanced start of Abalone is one press away, with its figures', async ({ page }) => {
  await page.goto('/new/abalone?variant=french-daisy');
  await page.getByRole('checkbox', { name: 'Balanced' }).check();
  const fair = balanceOf('abalone').starts.filter(
    ({ shares: [first, , third], variant, draws, games }) =>
      !third && !variant.includes('players') && Math.abs(first!.score - 0.5) <= 0.05 && first!.low <= 0.5 && first!.high >= 0.5 && draws <= games / 2,
  );
  const chosen = await page.locator('input[value="standard"]').evaluate((input: HTMLInputElement) => {
    const layouts = document.querySelectorAll<HTMLInputElement>(`input[name="${input.name}"]`);
    return [...layouts].find(({ checked }) => checked)?.value;
  });
  expect(fair.map(({ variant }) => variant)).toContain(chosen);
  await expect(page.getByText(/The first player scores \d+ to \d+% between equal players \(measured: \d+%, a draw counts half/)).toBeVisible();
  await page.locator('input[value="french-daisy"]').check();
  await expect(page.getByRole('checkbox', { name: 'Balanced' })).not.toBeChecked();
});

test('no start of Hus is called balanced, because none is', async ({ page }) => {
  await page.goto('/new/hus');
  await expect(page.getByText('No even start for these rules was found')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Balanced' })).toHaveCount(0);
});

test('a balanced deal of Pantareï is one of those that were measured', async ({ page }) => {
  await page.goto('/new/pantarei?with=here');
  await page.getByRole('checkbox', { name: 'Balanced' }).check();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('gridcell').first()).toBeAttached();
  const { start } = await keptGame(page, 'pantarei');
  const deals = (balanceOf('pantarei').deals ?? []).map(({ seed }) => firstPosition({ game: 'pantarei' }, seed ?? 0));
  expect(deals).toContain(start);
  // And the explorer knows it.
  await page.goto(`/analyse/pantarei?position=${encodeURIComponent(start)}`);
  await page.getByText('Opening explorer').click();
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
});
