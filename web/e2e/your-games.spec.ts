import type { Page } from '@playwright/test';
import { newName, signIn, signUp, PASSWORD } from './accounts';
import { person } from './crowd';
import { expect, test } from './fixtures';
import { playBy } from './hands';
import { goodMove, keptGame } from './rules';

const yourGames = (page: Page) => page.getByRole('region', { name: 'Your games' });

/** Starts a game against the computer and plays one move. */
async function startLocal(page: Page, game: string): Promise<void> {
  await page.goto(`/new/${game}?with=computer`);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('gridcell').first()).toBeAttached();
  const before = await keptGame(page, game);
  await playBy('mouse', page, goodMove(before, 2));
  await expect.poll(async () => (await keptGame(page, game)).history.length).toBeGreaterThan(before.history.length + 1);
}

test('games of this browser move into an account, and are on the home page of every device', async ({ browser, complaints }) => {
  const page = await person(browser, complaints, 'Eva');
  await startLocal(page, 'gou');
  await startLocal(page, 'hus');
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await expect(page.getByRole('heading', { name: 'You lost' })).toBeVisible();
  await page.goto('/');
  const items = yourGames(page).getByRole('listitem');
  await expect(items).toHaveCount(2);
  await expect(items.first()).toContainText('Gou');
  await expect(items.first()).toContainText('Your turn');
  await expect(items.last()).toContainText('You lost');

  const name = newName('Eva');
  await signUp(page, name);
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('2 games have moved to your account.');

  const phone = await person(browser, complaints, '');
  await signIn(phone, name, PASSWORD);
  await expect(phone.getByRole('link', { name: `Your account: ${name}` })).toBeVisible();
  await phone.goto('/');
  await expect(yourGames(phone).getByRole('listitem')).toHaveCount(2);
  await yourGames(phone).getByRole('listitem').filter({ hasText: 'Hus' }).getByRole('link', { name: 'Report' }).click();
  await expect(phone).toHaveURL(/\/analyse\/hus\?table=/);
});

test('what stays in this browser is said before signing up, and so does what the server refuses', async ({ browser, complaints }) => {
  const page = await person(browser, complaints, 'Eva');
  await page.goto('/sign-in?new=');
  const stay = page.getByText('games with several people on this device stay in this browser');
  await expect(page.getByRole('button', { name: 'Create account' })).toBeVisible();
  await expect(stay).toHaveCount(0);
  await startLocal(page, 'gou');
  await page.goto('/sign-in?new=');
  await expect(page.getByText('Your game in this browser will move to your account.')).toBeVisible();
  await expect(stay, 'a game against the computer moves').toHaveCount(0);

  await page.goto('/new/hus?with=here');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('gridcell').first()).toBeAttached();
  await playBy('mouse', page, goodMove(await keptGame(page, 'hus'), 2));
  await expect.poll(async () => (await keptGame(page, 'hus')).history.length).toBe(1);
  await page.goto('/sign-in?new=');
  await expect(stay).toBeVisible();

  const refusal = { type: '/problems/invalid', title: 'Invalid', status: 422, detail: 'No.', message: { id: '', args: {} } };
  let asked = 0;
  await page.route('**/api/account/games', (route) => {
    asked += 1;
    return route.fulfill({ status: 422, contentType: 'application/problem+json', body: JSON.stringify(refusal) });
  });
  await signUp(page, newName('Eva'));
  await expect.poll(() => asked).toBe(1);
  await page.goto('/');
  await expect(yourGames(page).getByRole('listitem')).toHaveCount(2);
  await expect(page.getByText(/moved to your account/)).toHaveCount(0);
  expect((await keptGame(page, 'gou')).history.length, 'the refused game is still there').toBeGreaterThan(0);
  await yourGames(page).getByRole('listitem').filter({ hasText: 'Gou' }).getByRole('link').first().click();
  await expect(page.getByRole('gridcell').first()).toBeAttached();
});
