import type { Page } from '@playwright/test';
import { playOn, seated, tableOf } from './crowd';
import { expect, test } from './fixtures';
import { isAccessible } from './looks';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

async function offerDraw(page: Page): Promise<void> {
  await press(page, 'Offer draw');
  await page.getByRole('dialog').getByRole('button', { name: 'Offer draw' }).click();
}

async function resign(page: Page): Promise<void> {
  await press(page, 'Resign');
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
}

test('a draw is offered, withdrawn, declined and accepted, and each side reads its own words', async ({ browser, complaints }) => {
  const [ada, bo] = (await seated(browser, complaints, '/new/gou?with=link', ['Ada', 'Bo'])) as [Page, Page];
  await playOn([ada, bo]);
  await offerDraw(ada);
  await expect(ada.getByText('You offered a draw.')).toBeVisible();
  await expect(ada.getByText('Waiting for Bo')).toBeVisible();
  await expect(ada.getByRole('button', { name: 'Accept' })).toHaveCount(0);
  await expect(bo.getByText('Ada offers a draw.')).toBeVisible();
  for (const page of [ada, bo]) await isAccessible(page);
  await press(ada, 'Withdraw');
  await expect(bo.getByText('Ada withdrew the draw offer.')).toBeVisible();
  await expect(ada.getByText('You withdrew your draw offer.')).toBeVisible();

  await offerDraw(bo);
  await press(ada, 'Decline');
  await expect(bo.getByText('Ada declined the draw.')).toBeVisible();
  await playOn([ada, bo]);
  await expect(bo.getByText('Ada declined the draw.')).toBeHidden();

  await offerDraw(ada);
  await press(bo, 'Accept');
  for (const page of [ada, bo]) await expect(page.getByRole('heading', { name: 'Draw' })).toBeVisible();
});

test('a take-back that was allowed is over, and the next one can be asked for', async ({ browser, complaints }) => {
  const [ada, bo] = (await seated(browser, complaints, '/new/gou?with=link', ['Ada', 'Bo'])) as [Page, Page];
  for (let time = 0; time < 2; time++) {
    await playOn([ada, bo]);
    await press(ada, 'Take back');
    await expect(ada.getByText('You asked to take back a move.')).toBeVisible();
    await press(bo, 'Accept');
    for (const page of [ada, bo]) {
      await expect(page.getByText(/to take back a move/)).toHaveCount(0);
      await expect(page.getByText('No moves yet')).toBeVisible();
    }
  }
  await playOn([ada, bo]);
  await press(ada, 'Take back');
  await press(bo, 'Decline');
  await expect(ada.getByText('Bo declined the takeback.')).toBeVisible();
});

test('one of three resigns: the computer takes the seat and the others play on', async ({ browser, complaints }) => {
  const pages = await seated(browser, complaints, '/new/abalone?with=link&variant=three-players', ['Ann', 'Ben', 'Cleo']);
  const [ann, ben, cleo] = pages as [Page, Page, Page];
  await playOn(pages);
  await press(ben, 'Resign');
  await expect(ben.getByText('The computer takes your seat and the others play on.')).toBeVisible();
  await ben.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  // The computer plays the second move.
  for (const page of [ann, cleo]) {
    await expect(page.getByRole('region', { name: /Player/ }).filter({ hasText: 'Level 5' })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Moves' }).getByRole('button')).toHaveCount(2);
  }
  await expect(ben.getByRole('button', { name: 'Resign' })).toHaveCount(0);
  expect((await tableOf(ann)).phase).toBe('playing');
});

test('a team of two resigns together: the partner is asked, everybody sees it, and it can be withdrawn', async ({ browser, complaints }) => {
  const pages = await seated(browser, complaints, '/new/abalone?with=link&variant=four-players', ['Ann', 'Ben', 'Cleo', 'Dan']);
  const [ann, ben, cleo] = pages as [Page, Page, Page, Page];
  await playOn(pages);
  await resign(ann);
  await expect(ann.getByText('You asked your team to resign.')).toBeVisible();
  await expect(ben.getByText('Ann asks the team to resign.')).toBeVisible();
  await expect(ben.getByText('Waiting for Cleo')).toBeVisible();
  await expect(ben.getByRole('button', { name: 'Resign too' })).toHaveCount(0);
  await expect(cleo.getByRole('button', { name: 'Resign too' })).toBeVisible();
  for (const page of [ann, ben, cleo]) await isAccessible(page);
  await press(ann, 'Withdraw');
  await expect(ben.getByText('Ann asks the team to resign.')).toBeHidden();
  await resign(ann);
  await press(cleo, 'Resign too');
  for (const page of [ann, cleo]) await expect(page.getByRole('heading', { name: 'You lost' })).toBeVisible();
  await expect(ben.getByRole('heading', { name: 'You won' })).toBeVisible();

  await ann.getByRole('button', { name: 'Rematch' }).first().click();
  await expect(ben.getByText('Ann asks for a rematch.')).toBeVisible();
  await expect(ben.getByText('3 more must agree')).toBeVisible();
  for (const page of pages.slice(1)) await page.getByRole('button', { name: 'Rematch' }).first().click();
  await expect.poll(async () => new Set(pages.map((page) => new URL(page.url()).pathname)).size).toBe(1);
  await expect(ann.getByText('No moves yet')).toBeVisible();
});

test('six vote on a draw, and everybody sees who has answered and what is needed', async ({ browser, complaints }) => {
  test.slow();
  const names = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn'];
  const pages = await seated(browser, complaints, '/new/abalone?with=link&variant=six-players', names);
  const [ann, ben, cleo, dan, eve, finn] = pages as [Page, Page, Page, Page, Page, Page];
  await offerDraw(ann);
  await expect(finn.getByText('Ann offers a draw.')).toBeVisible();
  await expect(finn.getByText('3 more must agree')).toBeVisible();
  await press(ben, 'Accept');
  await expect(finn.getByText('Agreed: Ben')).toBeVisible();
  await press(cleo, 'Decline');
  await expect(dan.getByText('Declined: Cleo')).toBeVisible();
  await press(eve, 'Accept');
  await press(dan, 'Accept');
  for (const page of pages) await expect(page.getByRole('heading', { name: 'Draw' })).toBeVisible();
});
