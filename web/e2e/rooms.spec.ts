import { type Browser, type Page } from '@playwright/test';
import { accept, atTable, invite, person } from './crowd';
import { dealAlike } from './every-screen';
import { expect, test } from './fixtures';
import { fitsInEveryLanguage } from './fitting';
import { saysOnlyMessages } from './pseudo';

/** Rooms that look like another screen (`every-screen.ts`) but say other things: their words must fit too. */
const ROOMS: Record<string, (page: Page, browser: Browser, complaints: string[]) => Promise<void>> = {
  'the sheet of Hus': (page) => open(page, '/new/hus'),
  'the sheet of Pantareï': (page) => open(page, '/new/pantarei'),
  'the rules of Hus': (page) => open(page, '/learn/hus'),
  'the rules of Gou': (page) => open(page, '/learn/gou'),
  'the rules of Abalone for six': (page) => open(page, '/learn/abalone?variant=six-players'),
  'a table with its rules': async (page) => {
    await open(page, '/new/hus');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.getByRole('button', { name: 'Rules', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Rules of Hus' })).toBeVisible();
  },
  'a game to resign': async (page) => {
    await open(page, '/new/gou');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.getByRole('button', { name: 'Resign' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'an online table with a question': async (page, browser, complaints) => {
    const [link = ''] = await invite(page, '/new/gou?with=link');
    const other = await person(browser, complaints, 'Bo');
    await accept(other, link);
    for (const one of [page, other]) await atTable(one);
    await other.getByRole('button', { name: 'Offer draw' }).click();
    await other.getByRole('dialog').getByRole('button', { name: 'Offer draw' }).click();
    await expect(page.getByText('offers a draw.')).toBeVisible();
  },
};

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const ready = address.startsWith('/new/') ? page.getByRole('button', { name: 'Play', exact: true }) : page.getByRole('gridcell').first();
  await expect(ready).toBeAttached();
}

for (const [room, enter] of Object.entries(ROOMS)) {
  test(`${room} fits every language and says only messages`, async ({ page, browser, complaints }) => {
    await dealAlike(page);
    await enter(page, browser, complaints);
    await test.step('languages', () => fitsInEveryLanguage(page));
    await test.step('messages', () => saysOnlyMessages(page));
  });
}
