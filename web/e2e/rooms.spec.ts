import { type Browser, type Page } from '@playwright/test';
import { accept, atTable, invite, person, playOn } from './crowd';
import { dealAlike } from './every-screen';
import { expect, test } from './fixtures';
import { fitsInEveryLanguage } from './fitting';
import { saysOnlyMessages } from './pseudo';
import { speak } from './words';

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
    const [other] = await together(page, browser, complaints);
    await other!.getByRole('button', { name: 'Offer draw' }).click();
    await other!.getByRole('dialog').getByRole('button', { name: 'Offer draw' }).click();
    await expect(page.getByText('offers a draw.')).toBeVisible();
  },
  'the opening explorer': async (page) => {
    await open(page, '/analyse/hus');
    await page.getByRole('checkbox', { name: 'Engine' }).uncheck();
    await page.getByText('Opening explorer').click();
    await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  },
  'a link for another device, before and after it is made': async (page, browser, complaints) => {
    await together(page, browser, complaints);
    await page.getByRole('button', { name: 'Export' }).click();
    await expect(page.getByRole('button', { name: 'Create private link' })).toBeVisible();
    await fitsInEveryLanguage(page);
    await speak(page, 'en');
    await page.getByRole('button', { name: 'Create private link' }).click();
    await expect(page.getByRole('textbox', { name: 'Private link to your seat' })).toHaveValue(/#continue=/);
  },
  'a game of days, with notifications to turn on': async (page) => {
    await invite(page, '/new/gou?with=link', (sheet) => sheet.getByText('3 days per move', { exact: true }).click());
    await expect(page.getByRole('button', { name: 'Notify me' })).toBeVisible();
  },
  'a player who has left, before and after the win can be claimed': async (page, browser, complaints) => {
    const [other] = await together(page, browser, complaints);
    await playOn([page, other!]);
    await playOn([page, other!]);
    // The page's clock stands still: the time to wait does not run out.
    await page.clock.setFixedTime(Date.now());
    await other!.goto('/');
    await expect(page.getByText('You can claim the win in')).toBeVisible();
    await fitsInEveryLanguage(page);
    await speak(page, 'en');
    await page.clock.setFixedTime(Date.now() + 60_000);
    await expect(page.getByRole('button', { name: 'Claim win' })).toBeVisible();
  },
  'a player of three who has left, before and after the computer can take over': async (page, browser, complaints) => {
    const [second, third] = await together(page, browser, complaints, '/new/abalone?variant=three-players&with=link');
    const players = [page, second!, third!];
    for (let ply = 0; ply < 3; ply++) await playOn(players);
    await page.clock.setFixedTime(Date.now());
    await third!.goto('/');
    await expect(page.getByText('The computer can take over the seat in')).toBeVisible();
    await fitsInEveryLanguage(page);
    await speak(page, 'en');
    await page.clock.setFixedTime(Date.now() + 60_000);
    await expect(page.getByRole('button', { name: 'Let the computer take over' })).toBeVisible();
  },
};

/** A table by link with someone on every seat; the others, in the order of their seats. */
async function together(page: Page, browser: Browser, complaints: string[], sheet = '/new/gou?with=link'): Promise<Page[]> {
  const links = await invite(page, sheet);
  const others = await Promise.all(links.map(() => person(browser, complaints, 'Bo')));
  for (const [index, other] of others.entries()) await accept(other, links[index] ?? '');
  for (const one of [page, ...others]) await atTable(one);
  return others;
}

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
