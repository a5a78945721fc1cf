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
