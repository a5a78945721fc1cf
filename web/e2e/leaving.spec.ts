import type { Page } from '@playwright/test';
import { accept, atTable, invite, person, playOn, seated, tableOf } from './crowd';
import { expect, test } from './fixtures';

test('a guest finds the game again on the home page, and its report when it is over', async ({ browser, complaints }) => {
  const [ada, bo] = (await seated(browser, complaints, '/new/gou?with=link', ['Ada', 'Bo'])) as [Page, Page];
  await playOn([ada, bo]);
  await bo.goto('/');
  const own = bo.getByRole('region', { name: 'Your games' }).getByRole('listitem').filter({ hasText: 'against Ada' });
  await expect(own).toContainText('Your turn');
  await own.getByRole('link').first().click();
  await atTable(bo);
  await bo.getByRole('button', { name: 'Resign' }).click();
  await bo.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await expect(bo.getByRole('heading', { name: 'You lost' })).toBeVisible();
  await bo.goto('/');
  await expect(own).toContainText('You lost');
  await own.getByRole('link', { name: 'Report' }).click();
  await expect(bo).toHaveURL(/\/analyse\/gou\?table=/);
});

test('two guests without names are not called the same, and chat says who speaks', async ({ browser, complaints }) => {
  const [ada, bo] = [await person(browser, complaints, ''), await person(browser, complaints, '')];
  const [link = ''] = await invite(ada, '/new/gou?with=link');
  await accept(bo, link);
  await atTable(ada);
  const { seats } = await tableOf(ada);
  expect(seats.map((seat) => (seat.occupant.type === 'human' ? seat.occupant.name : ''))).toEqual(['Guest 1', 'Guest 2']);
  await ada.getByRole('textbox', { name: 'Message' }).fill('good luck');
  await ada.getByRole('button', { name: 'Send' }).click();
  await expect(bo.getByText('Guest 1 (Red):')).toBeVisible();
  await expect(ada.getByText('You:')).toBeVisible();
  // Where there are many words, the latest are in sight.
  for (let line = 1; line <= 12; line++) {
    await ada.getByRole('textbox', { name: 'Message' }).fill(`line ${line}`);
    await ada.getByRole('button', { name: 'Send' }).click();
    await expect(bo.getByText(`line ${line}`, { exact: true })).toBeInViewport();
  }
});

test('with a clock, nobody claims: the clock runs out and decides', async ({ browser, complaints }) => {
  const [ada, bo] = [await person(browser, complaints, 'Ada'), await person(browser, complaints, 'Bo')];
  // The page offers no time control that runs out within a test.
  await ada.route('**/api/tables', (route) => route.continue({ postData: JSON.stringify({ ...(route.request().postDataJSON() as object), time: '15s' }) }));
  const [link = ''] = await invite(ada, '/new/gou?with=link');
  await accept(bo, link);
  await atTable(ada);
  await playOn([ada, bo]);
  await bo.goto('/');
  await expect(ada.getByText('Bo is disconnected.')).toBeVisible();
  await expect(ada.getByText('The clock is running.')).toBeVisible();
  await expect(ada.getByText(/You can claim the win/)).toHaveCount(0);
  await expect(ada.getByRole('heading', { name: 'You won' })).toBeVisible({ timeout: 25_000 });
  await expect(ada.getByRole('button', { name: 'Claim win' })).toHaveCount(0);
  expect((await tableOf(ada)).ending?.id).toBe('time');
});

test('a claim is refused if the opponent has come back meanwhile, and spectators see the countdown', async ({ browser, complaints }) => {
  const [ada, bo, cy] = [await person(browser, complaints, 'Ada'), await person(browser, complaints, 'Bo'), await person(browser, complaints, 'Cy')];
  // Ada hears late who is there.
  let isHeld = false;
  await ada.routeWebSocket(/\/socket$/, (line) => {
    const server = line.connectToServer();
    server.onMessage((message) => {
      const { type } = JSON.parse(String(message)) as { type: string };
      if (!isHeld || type !== 'presence') line.send(message);
    });
  });
  const [link = ''] = await invite(ada, '/new/gou?with=link');
  await accept(bo, link);
  await atTable(ada);
  await playOn([ada, bo]);
  const table = bo.url();
  await cy.goto(table);
  await atTable(cy);
  await bo.goto('/');
  await expect(cy.getByText(/The opponent can claim the win in/)).toBeVisible();
  await expect(cy.getByText('The opponent can claim the win now.')).toBeVisible();
  await expect(cy.getByRole('button', { name: 'Claim win' })).toHaveCount(0);
  await expect(ada.getByRole('button', { name: 'Claim win' })).toBeVisible();
  isHeld = true;
  await bo.goto(table);
  await atTable(bo);
  await expect(cy.getByText('Bo is disconnected.')).toHaveCount(0);
  await ada.getByRole('button', { name: 'Claim win' }).click();
  await expect(ada.getByText('The player of seat 2 has not left.')).toBeVisible();
  expect((await tableOf(ada)).phase).toBe('playing');
});
