import type { Browser, Page } from '@playwright/test';
import { accept, atTable, invite, person, playOn, tableOf } from './crowd';
import { expect, test } from './fixtures';
import { isAccessible } from './looks';

const resign = (page: Page) => page.getByRole('button', { name: 'Resign' });
const moves = (page: Page) => page.getByRole('list', { name: 'Moves' }).getByRole('button');

/** Ada has made a table by link, and Bo has taken the seat. */
async function adaAndBo(browser: Browser, complaints: string[]): Promise<{ ada: Page; bo: Page; link: string }> {
  const [ada, bo] = [await person(browser, complaints, 'Ada'), await person(browser, complaints, 'Bo')];
  const [link = ''] = await invite(ada, '/new/gou?with=link');
  await accept(bo, link);
  for (const page of [ada, bo]) await atTable(page);
  return { ada, bo, link };
}

test('opening an invitation seats nobody before they have said who they are', async ({ browser, complaints }) => {
  const [ada, bo] = [await person(browser, complaints, 'Ada'), await person(browser, complaints, '')];
  const [link = ''] = await invite(ada, '/new/gou?with=link');
  await bo.goto(link);
  await expect(bo.getByRole('heading', { name: 'You are invited to play Gou' })).toBeVisible();
  await expect(bo).not.toHaveURL(/#/);
  await expect(bo.getByText('At the table: Ada')).toBeVisible();
  await isAccessible(bo);
  expect((await tableOf(ada)).phase).toBe('open');
  await bo.getByRole('textbox', { name: 'Your name' }).fill('Bo');
  // A reload forgets neither the invitation nor the name.
  await bo.reload();
  await bo.getByRole('button', { name: 'Play as Bo' }).click();
  await expect(ada.getByRole('region', { name: 'Player: Yellow' })).toContainText('Bo');
  await playOn([ada, bo]);
});

test('whoever made the table cannot play for the guest, and a used link only watches', async ({ browser, complaints }) => {
  const { ada, bo, link } = await adaAndBo(browser, complaints);
  // The creator opens the link that she sent: she has her own seat and no other.
  await ada.goto(link);
  await atTable(ada);
  await expect(ada.getByRole('region', { name: 'Player: Yellow' })).toContainText('Bo');
  await expect(ada.getByRole('region', { name: 'Player: Red' })).toContainText('your turn');

  const cy = await person(browser, complaints, 'Cy');
  await cy.goto(link);
  await expect(cy.getByRole('heading', { name: 'This link has already been used' })).toBeVisible();
  await isAccessible(cy);
  await cy.getByRole('button', { name: 'Watch' }).click();
  await atTable(cy);
  await expect(resign(cy)).toHaveCount(0);
  const secret = new URL(link).hash.slice(1);
  const { table } = await tableOf(ada);
  for (const page of [ada, cy]) {
    const headers = { authorization: `Bearer ${secret}` };
    const data = { id: 1, act: { type: 'resign' } };
    const answer = await page.request.post(`/api/tables/${table}/acts`, { headers, data });
    expect(answer.status()).toBe(409);
  }
  expect((await tableOf(ada)).phase).toBe('playing');
  await playOn([ada, bo]);
  await expect(moves(cy)).toHaveCount(1);
});

test('a guest continues on another device, and plays on both', async ({ browser, complaints }) => {
  const { ada, bo } = await adaAndBo(browser, complaints);
  await playOn([ada, bo]);
  await bo.getByRole('button', { name: 'Export' }).click();
  await bo.getByRole('button', { name: 'Create private link' }).click();
  const field = bo.getByRole('textbox', { name: 'Private link to your seat' });
  await expect(field).toHaveValue(/#continue=/);
  await isAccessible(bo);
  const link = await field.inputValue();
  await bo.keyboard.press('Escape');

  const phone = await person(browser, complaints, '');
  await phone.goto(link);
  await expect(phone).not.toHaveURL(/#/);
  await expect(resign(phone)).toBeEnabled();
  await playOn([ada, phone]);
  await expect(moves(bo)).toHaveCount(2);
  await playOn([ada, phone]);
  await playOn([ada, bo]);

  // The link is used up.
  const thief = await person(browser, complaints, '');
  await thief.goto(link);
  await expect(thief.getByRole('heading', { name: 'This link is no longer valid' })).toBeVisible();
  await thief.getByRole('button', { name: 'Watch' }).click();
  await atTable(thief);
  await expect(resign(thief)).toHaveCount(0);
});

test('one link fills all seats of a table for four', async ({ browser, complaints }) => {
  const pages = await Promise.all(['Ann', 'Ben', 'Cleo', 'Dan'].map((name) => person(browser, complaints, name)));
  const [ann, ben, cleo, dan] = pages;
  if (!ann || !ben || !cleo || !dan) throw new Error('nobody is here');
  expect(await invite(ann, '/new/abalone?with=link&variant=four-players')).toHaveLength(3);
  const all = await ann.getByRole('textbox', { name: 'One link for all free seats' }).inputValue();
  await isAccessible(ann);
  // Ben chooses a seat; the others take what is free.
  await ben.goto(all);
  const sides = (await tableOf(ann)).seats.map((seat) => seat.side);
  await ben.getByRole('combobox', { name: 'Your seat' }).selectOption({ label: (sides[2] ?? '').replace(/^./, (letter) => letter.toUpperCase()) });
  await ben.getByRole('button', { name: 'Play as Ben' }).click();
  await expect(ann.getByText('Ben')).toBeVisible();
  await accept(cleo, all);
  await expect(ann.getByText('Cleo')).toBeVisible();
  await accept(dan, all);
  for (const page of pages) await atTable(page);
  const names = (await tableOf(ann)).seats.map(({ occupant }) => (occupant.type === 'human' ? occupant.name : null));
  expect(names).toEqual(['Ann', 'Cleo', 'Ben', 'Dan']);
  await playOn([ann, cleo, ben, dan]);
  const late = await person(browser, complaints, 'Eve');
  await late.goto(all);
  await expect(late.getByRole('heading', { name: 'This link has already been used' })).toBeVisible();
});

test('whoever signs out in one window plays on in none', async ({ browser, complaints }) => {
  const ada = await person(browser, complaints, '');
  await ada.goto('/sign-in?new');
  const name = `Ada${Date.now() % 1_000_000}`;
  await ada.getByRole('textbox', { name: 'Name' }).fill(name);
  await ada.getByLabel('Password', { exact: true }).fill('correct horse battery');
  await ada.getByRole('button', { name: 'Create account' }).click();
  await expect(ada.getByRole('link', { name: `Your account: ${name}` })).toBeVisible();
  const bo = await person(browser, complaints, 'Bo');
  const [link = ''] = await invite(ada, '/new/gou?with=link');
  await accept(bo, link);
  await expect(resign(ada)).toBeEnabled();
  await ada.request.delete('/api/session');
  await expect(ada.getByText('You have been signed out.')).toBeVisible();
  await expect(resign(ada)).toHaveCount(0);
});
