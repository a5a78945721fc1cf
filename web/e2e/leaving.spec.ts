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
