import type { Page } from '@playwright/test';
import { newName, signUp } from './accounts';
import { cell } from './board';
import { accept, atTable, invite, person, playOn, seated, tableOf, wireOf } from './crowd';
import { expect, test } from './fixtures';
import { playBy, pressMiddle } from './hands';
import { isAccessible } from './looks';
import { goodMove } from './rules';

test('two browsers play each other through a broken connection', async ({ browser, complaints }) => {
  const [ada, bo] = [await person(browser, complaints, 'Ada'), await person(browser, complaints, 'Bo')];
  const wire = await wireOf(bo);
  const [link = ''] = await invite(ada, '/new/hus?with=link');
  await accept(bo, link);
  await expect(bo).not.toHaveURL(/#/);
  await atTable(ada);
  await playOn([ada, bo]);
  await playOn([ada, bo]);

  await wire.cut();
  await expect(bo.getByText('Connection lost.')).toBeVisible();
  await expect(ada.getByRole('region', { name: 'Player: North' })).toContainText('disconnected');
  await playBy('mouse', ada, goodMove(await tableOf(ada), 2));
  await expect.poll(async () => (await tableOf(ada)).history.length).toBe(3);
  wire.mend();
  await expect(bo.getByRole('list', { name: 'Moves' }).getByRole('button')).toHaveCount(3);
  await playOn([ada, bo]);

  await ada.getByRole('textbox', { name: 'Message' }).fill('well played');
  await ada.getByRole('button', { name: 'Send' }).click();
  await expect(bo.getByText('well played')).toBeVisible();

  await bo.getByRole('button', { name: 'Offer draw' }).click();
  await bo.getByRole('dialog').getByRole('button', { name: 'Offer draw' }).click();
  await ada.getByRole('button', { name: 'Accept' }).click();
  await expect(bo.getByRole('heading', { name: 'Draw' })).toBeVisible();

  await bo.getByRole('button', { name: 'Rematch' }).first().click();
  await expect(bo.getByText('You asked for a rematch.')).toBeVisible();
  await ada.getByText('Bo asks for a rematch.').waitFor();
  await ada.getByRole('button', { name: 'Rematch' }).first().click();
  await expect(ada.getByRole('list', { name: 'Moves' }).getByRole('button')).toHaveCount(0);
  await expect.poll(() => new URL(bo.url()).pathname).toBe(new URL(ada.url()).pathname);
});

test('a game goes on after the server was down, and its state is said', async ({ browser, complaints, server }) => {
  const [ada, bo] = [await person(browser, complaints, 'Ada'), await person(browser, complaints, 'Bo')];
  const [link = ''] = await invite(ada, '/new/gou?with=link');
  await accept(bo, link);
  await atTable(ada);
  await playOn([ada, bo]);
  const before = await tableOf(ada);
  await server.stop();
  for (const page of [ada, bo]) await expect(page.getByText('Connection lost.')).toBeVisible();
  // A move made meanwhile is on the own board, and reaches the server as soon as it is back.
  await playBy('mouse', bo, goodMove(before, 2));
  await server.restart();
  await expect(ada.getByRole('list', { name: 'Moves' }).getByRole('button')).toHaveCount(2);
  await expect(bo.getByText('Connection lost.')).toBeHidden();
  await playOn([ada, bo]);
});

test('a move for the next turn is chosen ahead, cancelled, chosen again and played', async ({ browser, complaints }) => {
  const [ada, bo] = (await seated(browser, complaints, '/new/gou?with=link', ['Ada', 'Bo'])) as [Page, Page];
  const press = async (page: Page, ...points: string[]) => {
    for (const point of points) await pressMiddle(page, cell(page, point), 'mouse');
  };
  await press(ada, 'a7', 'b6');
  await expect(ada.getByRole('list', { name: 'Moves' }).getByRole('button')).toHaveCount(1);
  // Ada chooses to go back while Bo thinks.
  await press(ada, 'b6', 'a7');
  await expect(ada.getByText('Premove: b6-a7.')).toBeVisible();
  await ada.getByRole('button', { name: 'Cancel premove' }).click();
  await expect(ada.getByText('Premove: b6-a7.')).toBeHidden();
  await press(ada, 'b6', 'a7');
  await expect(ada.getByText('Premove: b6-a7.')).toBeVisible();
  await press(bo, 'k7', 'j6');
  for (const page of [ada, bo]) await expect(page.getByRole('list', { name: 'Moves' }).getByRole('button')).toHaveCount(3);
});

test('a table in the lobby is found, joined and watched', async ({ browser, complaints }) => {
  const [host, guest, watcher] = await Promise.all(['Ada', 'Bo', 'Cy'].map((name) => person(browser, complaints, name)));
  if (!host || !guest || !watcher) throw new Error('nobody is here');
  await host.goto('/new/gou?with=lobby');
  await host.getByRole('button', { name: 'Open table' }).click();
  await expect(host.getByText('Your table is in the lobby.')).toBeVisible();
  const { pathname } = new URL(host.url());
  await guest.goto('/lobby');
  await guest.locator(`a[href="${pathname}"]`).click();
  await guest.getByRole('button', { name: 'Play as Bo' }).click();
  await atTable(host);
  await watcher.goto(pathname);
  // Those who look on are counted, and named if they are signed in.
  await expect(host.getByText('1 spectator', { exact: true })).toBeVisible();
  await expect(host.getByText('Watching: 1 guest')).toBeVisible();
  const name = newName('Dora');
  const second = await person(browser, complaints, '');
  await signUp(second, name);
  await second.goto(pathname);
  for (const page of [host, watcher]) await expect(page.getByText(`Watching: ${name} and 1 guest`)).toBeVisible();
  await isAccessible(watcher);
  await playOn([host, guest]);
  await expect(watcher.getByRole('list', { name: 'Moves' }).getByRole('button')).toHaveCount(1);
  await expect(watcher.getByRole('button', { name: 'Resign' })).toHaveCount(0);
});

test('a table by link is public if its players like: others find it to watch, and cannot join', async ({ browser, complaints }) => {
  const [ada, bo, cy] = await Promise.all(['Ada', 'Bo', 'Cy'].map((name) => person(browser, complaints, name)));
  if (!ada || !bo || !cy) throw new Error('nobody is here');
  const [link = ''] = await invite(ada, '/new/gou?with=link', (page) => page.getByRole('checkbox', { name: 'Public' }).check());
  const { pathname } = new URL(ada.url());
  await cy.goto('/lobby');
  await expect(cy.getByRole('heading', { name: 'Open tables' })).toBeVisible();
  await expect(cy.locator(`a[href="${pathname}"]`)).toHaveCount(0);
  await accept(bo, link);
  await cy.locator(`a[href="${pathname}"]`).filter({ hasText: 'Watch' }).click();
  await atTable(cy);
  await expect(cy.getByRole('button', { name: 'Resign' })).toHaveCount(0);
});

test.describe('what can go wrong says what to do', () => {
  test('a link that leads to no table', async ({ page }) => {
    await page.goto('/table/nosuchtable00000');
    await expect(page.getByRole('heading', { name: 'This table does not exist' })).toBeVisible();
  });

  test('a link whose secret is not good', async ({ page, browser, complaints }) => {
    const host = await person(browser, complaints, 'Ada');
    await invite(host, '/new/hus?with=link');
    await page.goto(`${new URL(host.url()).pathname}#${'0'.repeat(32)}`);
    await expect(page.getByRole('heading', { name: 'This link is not valid' })).toBeVisible();
    await page.getByRole('button', { name: 'Watch' }).click();
    await expect(page.getByRole('heading', { name: 'Waiting for players' })).toBeVisible();
  });

  test('an address that does not exist', async ({ page }) => {
    await page.goto('/nowhere');
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  });

  test('a server that is gone', async ({ page }) => {
    await page.goto('/lobby');
    await expect(page.getByRole('heading', { name: 'Open tables' })).toBeVisible();
    await page.route('**/api/**', (route) => route.abort());
    await expect(page.getByText('The server is not responding')).toBeVisible();
    await page.goto('/table/abcdefabcdefabcd');
    await expect(page.getByRole('heading', { name: 'The server is not responding' })).toBeVisible();
  });
});
