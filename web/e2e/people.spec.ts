import type { Page } from '@playwright/test';
import type { Profile } from '../src/lib/protocol';
import { fillIn, newName, PASSWORD, signIn, signUp } from './accounts';
import { accept, atTable, invite, person, playOn, tableOf } from './crowd';
import { expect, test } from './fixtures';
import { isAccessible } from './looks';

async function challenge(page: Page, name: string, fillIn: (page: Page) => Promise<void> = async () => {}): Promise<void> {
  await page.goto('/new/gou?with=person');
  await page.getByRole('textbox', { name: 'Player', exact: true }).fill(name);
  await fillIn(page);
  await page.getByRole('button', { name: 'Challenge', exact: true }).click();
}

const choose = (name: string) => (page: Page) => page.getByText(name, { exact: true }).click();
const rated = (page: Page) => page.getByRole('checkbox', { name: 'Rated' }).check();
const newsOf = (page: Page) => page.getByRole('region', { name: 'Notifications' });

test.describe('signing up, in and out', () => {
  test('somebody signs up, out, and in again on another device', async ({ page, browser, complaints }) => {
    const name = newName('Ada');
    await page.goto('/lobby');
    await page.getByRole('link', { name: 'Sign in' }).click();
    await page.getByRole('button', { name: 'New here? Create an account' }).click();
    await fillIn(page, name, PASSWORD);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page, 'back to where one was').toHaveURL(/\/lobby$/);
    await page.getByRole('link', { name: `Your account: ${name}` }).click();
    await expect(page.getByRole('heading', { name })).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();

    const other = await person(browser, complaints, '');
    await signIn(other, name.toUpperCase(), PASSWORD);
    await expect(other.getByRole('heading', { name })).toBeVisible();
  });

  test('what is wrong is said: a short password, a bad name, a taken name', async ({ page }) => {
    const name = newName('Bo');
    await page.goto('/sign-in?new=');
    await fillIn(page, name, 'short');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('alert')).toHaveText('A password must have 8 to 200 characters.');
    await fillIn(page, '1st', PASSWORD);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('alert')).toContainText('A name must have 2 to 24 letters');
    await signUp(page, name);
    await page.goto('/account');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('link', { name: 'Sign in' }), 'leaving at once would take the request along').toBeVisible();
    await page.goto('/sign-in?new=');
    await fillIn(page, name, PASSWORD);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('alert')).toContainText('This name is taken');
  });

  test('a wrong password is said, and after many how long to wait', async ({ page }) => {
    const name = newName('Cy');
    await signIn(page, name, 'not my password');
    await expect(page.getByRole('alert')).toHaveText('Wrong name or password.');
    for (let guess = 0; guess < 11; guess++) {
      await page.request.post('/api/session', { data: { name, password: 'a guess of many' } });
    }
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('alert')).toHaveText(/Too many attempts\. Try again in \d+ seconds\./);
  });

  test('what another window does is seen in this one', async ({ page, context }) => {
    const name = newName('Di');
    await page.goto('/lobby');
    const window = await context.newPage();
    await signUp(window, name);
    await expect(page.getByRole('link', { name: `Your account: ${name}` })).toBeVisible();
    await window.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
  });
});

test('a guest’s game moves to the new account, and goes on there', async ({ browser, complaints }) => {
  const [guest, bo] = [await person(browser, complaints, 'Guest'), await person(browser, complaints, 'Bo')];
  const [link = ''] = await invite(guest, '/new/gou?with=link');
  await accept(bo, link);
  await atTable(guest);
  await playOn([guest, bo]);
  const table = new URL(guest.url()).pathname;
  await guest.getByRole('link', { name: 'Sign in' }).click();
  await guest.getByRole('button', { name: 'New here? Create an account' }).click();
  await expect(guest.getByText('Your game in this browser will move to your account.')).toBeVisible();
  const name = newName('Eve');
  await fillIn(guest, name, PASSWORD);
  await guest.getByRole('button', { name: 'Create account' }).click();
  await expect(newsOf(guest)).toContainText('One game has moved to your account.');
  await expect.poll(() => new URL(guest.url()).pathname).toBe(table);
  await expect(bo.getByRole('region', { name: 'Player: Red' }).getByText(name)).toBeVisible();
  await playOn([guest, bo]);
  await playOn([guest, bo]);

  // On another device the account is enough to play on.
  const phone = await person(browser, complaints, '');
  await signIn(phone, name, PASSWORD);
  await expect(phone.getByRole('link', { name: `Your account: ${name}` })).toBeVisible();
  await phone.goto('/');
  const own = phone.getByRole('region', { name: 'Your games' }).getByRole('listitem');
  await expect(own).toHaveCount(1);
  await expect(own).toContainText('against Bo');
  await own.getByRole('link').click();
  await playOn([guest, bo]);
  await expect(phone.getByRole('button', { name: 'Resign' })).toBeEnabled();
  await guest.goto('/account');
  await guest.getByRole('button', { name: 'Sign out' }).click();
  await expect(guest.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await guest.goto(table);
  await atTable(guest);
  await expect(guest.getByRole('button', { name: 'Resign' }), 'whoever uses this browser next has no part in it').toHaveCount(0);
});

test('a rated game between two browsers changes ratings', async ({ browser, complaints }) => {
  const [ada, bo] = [await person(browser, complaints, ''), await person(browser, complaints, '')];
  const names = [newName('Ada'), newName('Bo')] as const;
  await signUp(ada, names[0]);
  const [link = ''] = await invite(ada, '/new/gou?with=link', rated);
  await expect(ada.getByText('· rated')).toBeVisible();

  // Rated games are between accounts; whoever makes one comes back to the table.
  await bo.goto(link);
  await expect(bo.getByRole('heading', { name: 'This is a rated game' })).toBeVisible();
  await bo.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await bo.getByRole('button', { name: 'New here? Create an account' }).click();
  await fillIn(bo, names[1], PASSWORD);
  await bo.getByRole('button', { name: 'Create account' }).click();
  await bo.getByRole('button', { name: `Play as ${names[1]}` }).click();
  await expect(ada.getByText('Rated game', { exact: true })).toBeVisible();
  await atTable(bo);
  const bar = ada.getByRole('region', { name: 'Player: Yellow' });
  await bar.getByRole('button', { name: 'Rating 1500' }).focus();
  await expect(bar.getByRole('tooltip')).toHaveText('No rated games yet: anywhere between 800 and 2200.');
  await isAccessible(ada);
  await playOn([ada, bo]);
  await playOn([ada, bo]);
  await bo.getByRole('button', { name: 'Resign' }).click();
  await bo.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  for (const page of [ada, bo]) {
    const changes = page.getByRole('list', { name: 'New ratings' });
    await expect(changes.getByRole('listitem')).toHaveText([new RegExp(`${names[0]}.*1662.*\\+162`), new RegExp(`${names[1]}.*1338.*−162`)]);
  }
  await bo.getByRole('button', { name: 'Rematch' }).first().click();
  await ada.getByText(`${names[1]} asks for a rematch.`).waitFor();
  await ada.getByRole('button', { name: 'Rematch' }).first().click();
  await expect(ada.getByRole('region', { name: 'Player: Yellow' }).getByRole('button', { name: 'Rating 1662' })).toBeVisible();
  const pathOf = (page: Page) => new URL(page.url()).pathname;
  await expect.poll(() => pathOf(bo)).toBe(pathOf(ada));
  await isAccessible(bo);
  const profile = (await (await ada.request.get(`/api/accounts/${names[0]}`)).json()) as Profile;
  expect(profile.ratings).toMatchObject([{ game: 'gou', players: 2, rating: { value: 1662, games: 1 } }]);
  await ada.goto('/account');
  await expect(ada.getByText('1662?')).toBeVisible();
  await expect(ada.getByText('± 290')).toBeVisible();
  await expect(ada.getByText('You won')).toBeVisible();
  await ada.getByRole('link', { name: 'Analyse' }).click();
  await expect(ada.getByRole('gridcell').first()).toBeAttached();
});

test('why a table cannot be rated is said', async ({ page }) => {
  await page.goto('/new/gou?with=link');
  await expect(page.getByRole('checkbox', { name: 'Rated' })).toBeDisabled();
  await expect(page.getByText('You need an account to play rated games.')).toBeVisible();
  await signUp(page, newName('Flo'));
  await page.goto('/new/hus?with=link');
  await expect(page.getByRole('checkbox', { name: 'Rated' })).toBeEnabled();
  await page.goto('/new/hus?with=here');
  await expect(page.getByRole('checkbox', { name: 'Rated' })).toHaveCount(0);
});

test.describe('challenges', () => {
  test('one is accepted wherever the challenged person is', async ({ browser, complaints }) => {
    const [ada, bo] = [await person(browser, complaints, ''), await person(browser, complaints, '')];
    const names = [newName('Ada'), newName('Bo')] as const;
    await signUp(ada, names[0]);
    await signUp(bo, names[1]);
    await bo.goto('/learn/gou');
    await challenge(ada, 'nobody-of-this-name');
    await expect(ada.getByRole('alert')).toContainText('There is no player with this name');
    await challenge(ada, names[1], choose('5+3'));
    await expect(ada.getByText(`Waiting for ${names[1]} to accept your challenge.`)).toBeVisible();
    // The challenger looks at something else meanwhile, and hears of the answer there.
    await ada.goto('/settings');
    await expect(newsOf(bo)).toContainText(`${names[0]} challenges you: Gou · 5+3`);
    await newsOf(bo).getByRole('button', { name: 'Accept' }).click();
    await atTable(bo);
    await expect(newsOf(ada)).toContainText(`${names[1]} accepted your challenge.`);
    await newsOf(ada).getByRole('button', { name: 'Go to table' }).click();
    await playOn([ada, bo]);
    await expect(newsOf(ada)).toBeEmpty();
  });

  test('one is declined, at the table and away from it', async ({ browser, complaints }) => {
    const [ada, bo] = [await person(browser, complaints, ''), await person(browser, complaints, '')];
    const names = [newName('Ada'), newName('Bo')] as const;
    await signUp(ada, names[0]);
    await signUp(bo, names[1]);
    await challenge(ada, names[1]);
    await newsOf(bo).getByRole('link', { name: /Gou/ }).click();
    await expect(bo.getByRole('heading', { name: 'You have been challenged' })).toBeVisible();
    await expect(newsOf(bo), 'what is in the screen is not said above it').toBeEmpty();
    await bo.getByRole('main').getByRole('button', { name: 'Decline' }).click();
    await expect(ada.getByRole('heading', { name: 'Declined' })).toBeVisible();

    await challenge(ada, names[1]);
    await ada.getByText('to accept your challenge').waitFor();
    await ada.goto('/lobby');
    await newsOf(bo).getByRole('button', { name: 'Decline' }).click();
    await expect(newsOf(ada)).toContainText(`${names[1]} declined your challenge.`);
    await newsOf(ada).getByRole('button', { name: 'Close' }).click();
    await expect(newsOf(ada)).toBeEmpty();
  });

  test('somebody is challenged to a table of three with a computer, which is not rated', async ({ browser, complaints }) => {
    const [ada, bo] = [await person(browser, complaints, ''), await person(browser, complaints, '')];
    const names = [newName('Ada'), newName('Bo')] as const;
    await signUp(ada, names[0]);
    await signUp(bo, names[1]);
    await ada.goto('/new/abalone?with=person&variant=three-players');
    await ada.getByRole('button', { name: 'Set each seat' }).click();
    const seats = ada.getByRole('group', { name: 'Seats', exact: true }).getByRole('combobox');
    await seats.nth(2).selectOption('Computer');
    await expect(ada.getByText('Games against the computer are not rated.')).toBeVisible();
    const field = ada.getByRole('textbox', { name: /^Name for/ });
    await field.fill(names[0]);
    await ada.getByRole('button', { name: 'Challenge', exact: true }).click();
    expect(await field.evaluate((input: HTMLInputElement) => input.validationMessage)).toBe('You can’t challenge yourself.');
    await field.fill(names[1]);
    await ada.getByRole('button', { name: 'Challenge', exact: true }).click();
    await newsOf(bo).getByRole('button', { name: 'Accept' }).click();
    for (const page of [ada, bo]) await atTable(page);
    await playOn([ada, bo]);
  });

  test('a guest is told what a challenge needs, and comes back to the sheet', async ({ page }) => {
    await page.goto('/new/gou');
    await page.getByText('A player, by name').click();
    await expect(page.getByRole('button', { name: 'Challenge', exact: true })).toBeDisabled();
    await page.getByText('You need an account to challenge someone').getByRole('link', { name: 'Sign in' }).click();
    await page.getByRole('button', { name: 'New here? Create an account' }).click();
    await fillIn(page, newName('Gus'), PASSWORD);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('textbox', { name: 'Player', exact: true })).toBeVisible();
  });
});

test('time is given to the opponent, and both are told', async ({ browser, complaints }) => {
  const [ada, bo] = [await person(browser, complaints, 'Ada'), await person(browser, complaints, 'Bo')];
  const [link = ''] = await invite(ada, '/new/gou?with=link', choose('3+2'));
  await accept(bo, link);
  for (const page of [ada, bo]) await atTable(page);
  await playOn([ada, bo]);
  const before = (await tableOf(ada)).clocks?.left_ms[1] ?? 0;
  await ada.getByRole('button', { name: 'Give Bo 15 more seconds' }).click();
  await expect(bo.getByText('Bo was given more time: +15s')).toBeVisible();
  await ada.getByRole('button', { name: 'Give Bo 15 more seconds' }).click();
  for (const page of [ada, bo]) await expect(page.getByText('Bo was given more time: +30s')).toBeVisible();
  const { clocks } = await tableOf(ada);
  expect(clocks?.left_ms[1]).toBeGreaterThan(before);
  await playOn([ada, bo]);
  await expect(ada.getByText('was given more time')).toHaveCount(0);
});

test('where three play, the time is given from a list', async ({ browser, complaints }) => {
  const pages = await Promise.all(['Ada', 'Bo', 'Cy'].map((name) => person(browser, complaints, name)));
  const [ada, bo, cy] = pages;
  if (!ada || !bo || !cy) throw new Error('nobody is here');
  const links = await invite(ada, '/new/abalone?with=link&variant=three-players', choose('3+2'));
  await accept(bo, links[0] ?? '');
  await accept(cy, links[1] ?? '');
  for (const page of pages) await atTable(page);
  await ada.setViewportSize({ width: 360, height: 740 });
  await ada.getByRole('button', { name: 'Add time', exact: true }).click();
  await isAccessible(ada);
  await ada.getByRole('dialog').getByRole('button', { name: 'Give Cy 15 more seconds' }).click();
  for (const page of pages) await expect(page.getByText('Cy was given more time: +15s')).toBeAttached();
  expect((await tableOf(ada)).clocks?.left_ms[2]).toBe(195_000);
});

test.describe('the account', () => {
  test.beforeEach(({ page }) => signUp(page, newName('Kim')));

  test('a token is made, shown once, works, and is revoked', async ({ page, request }) => {
    await page.getByText('API tokens').click();
    await page.getByRole('textbox', { name: 'Token name' }).fill('my bot');
    await page.getByRole('button', { name: 'Create token' }).click();
    const field = page.getByRole('textbox', { name: 'Token “my bot”' });
    await expect(field).toHaveValue(/^tetrarch_/);
    const token = await field.inputValue();
    const asked = () => request.get(new URL('/api/account', page.url()).href, { headers: { authorization: `Bearer ${token}` } });
    expect((await asked()).status()).toBe(200);
    await page.getByRole('textbox', { name: 'Token name' }).fill('my bot');
    await page.getByRole('button', { name: 'Create token' }).click();
    await expect(page.getByRole('alert')).toContainText('You already have a token with this name');
    await page.reload();
    await page.getByText('API tokens').click();
    await expect(page.getByText('my bot')).toBeVisible();
    await expect(field).toHaveCount(0);
    await page.getByRole('button', { name: 'Revoke my bot' }).click();
    await expect(page.getByText('my bot')).toHaveCount(0);
    expect((await asked()).status()).toBe(401);
  });

  test('everything that is known can be taken along', async ({ page }) => {
    await page.getByText('Your data').click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export my data' }).click();
    const stream = await (await download).createReadStream();
    const pieces: Buffer[] = [];
    for await (const piece of stream) pieces.push(piece as Buffer);
    expect(Object.keys(JSON.parse(Buffer.concat(pieces).toString()) as object)).toEqual(['about', 'games']);
  });

  test('the password is changed, and other browsers are signed out', async ({ page, browser, complaints }) => {
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    const other = await person(browser, complaints, '');
    await signIn(other, name, PASSWORD);
    await expect(other.getByRole('heading', { name })).toBeVisible();
    await page.getByText('Change password').click();
    await page.getByLabel('Current password').fill('not my password');
    await page.getByLabel('New password').fill('another password');
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page.getByRole('alert')).toContainText('Wrong password');
    await page.getByLabel('Current password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page.getByText('Your password has been changed.')).toBeVisible();
    await other.reload();
    await expect(other.getByRole('heading', { name: 'You are not signed in' })).toBeVisible();
    await signIn(other, name, 'another password');
    await expect(other.getByRole('heading', { name })).toBeVisible();
  });

  test('it is deleted with the password only, and gone then', async ({ page }) => {
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await page.getByText('Your data').click();
    await page.getByRole('button', { name: 'Delete my account…' }).click();
    const dialog = page.getByRole('dialog', { name: `Delete the account ${name}?` });
    await expect(dialog).toContainText('deleted permanently');
    await dialog.getByLabel('Password', { exact: true }).fill('not my password');
    await dialog.getByRole('button', { name: 'Delete permanently' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Wrong password');
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Delete permanently' }).click();
    await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
    expect((await page.request.get(`/api/accounts/${name}`)).status()).toBe(404);
    await signIn(page, name, PASSWORD);
    await expect(page.getByRole('alert')).toHaveText('Wrong name or password.');
  });
});
