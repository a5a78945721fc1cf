import { accept, atTable, person } from './crowd';
import { expect, test } from './fixtures';
import { playBy } from './hands';
import { goodMove, keptGame } from './rules';
import type { Snapshot } from '../src/engine/types';

test('three at one board here: a person, the computer at level 2, the computer at level 5', async ({ page }) => {
  await page.goto('/new/abalone?variant=three-players');
  await page.getByRole('button', { name: 'Set each seat' }).click();
  await page.getByLabel('Level for White').selectOption('2');
  await page.getByLabel('Level for Red').selectOption('5');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Player: White' })).toContainText('Level 2');
  await expect(page.getByRole('region', { name: 'Player: Red' })).toContainText('Level 5');
  await playBy('mouse', page, goodMove(await keptGame(page, 'abalone'), 1));
  await expect(page.getByRole('list', { name: 'Moves' }).getByRole('button')).toHaveCount(3);
  await expect(page.getByRole('region', { name: 'Player: Black' })).toContainText('your turn');
});

test('two people and two computers at one table of the server', async ({ page, browser, complaints }) => {
  await page.goto('/new/abalone?variant=four-players');
  await page.getByRole('button', { name: 'Set each seat' }).click();
  await page.getByLabel('Player for White').selectOption('link');
  await page.getByLabel('Level for Red').selectOption('1');
  await page.getByLabel('Level for Yellow').selectOption('3');
  await page.getByRole('button', { name: 'Create link' }).click();
  const link = page.getByRole('textbox', { name: 'Link for White' });
  await expect(link).toHaveValue(/#/);
  await expect(page.getByText('Computer, level 3')).toBeVisible();

  const guest = await person(browser, complaints, '');
  await accept(guest, await link.inputValue());
  const people = [page, guest];
  for (const person of people) await atTable(person);
  const id = new URL(page.url()).pathname.split('/').at(-1);
  for (const person of people) {
    const snapshot = (await (await page.request.get(`/api/tables/${id}`)).json()) as Snapshot;
    await expect(person.getByRole('list', { name: 'Moves' }).getByRole('button')).toHaveCount(snapshot.history.length);
    await playBy('mouse', person, goodMove(snapshot, 1));
    await expect
      .poll(async () => ((await (await page.request.get(`/api/tables/${id}`)).json()) as Snapshot).history.length)
      .toBeGreaterThan(snapshot.history.length);
  }
  for (const person of people) {
    await expect(person.getByRole('list', { name: 'Moves' }).getByRole('button')).toHaveCount(4);
  }
  await expect(page.getByRole('region', { name: 'Player: Black' })).toContainText('your turn');
  await expect(guest.getByRole('region', { name: 'Player: White' })).toContainText('team 2');
});

test('who sits where is kept sensible, and said when it is not', async ({ page }) => {
  await page.goto('/new/abalone?variant=three-players&with=here');
  await page.getByRole('button', { name: 'Set each seat' }).click();
  await page.getByLabel('Player for Red').selectOption('me');
  await expect(page.getByLabel('Player for Black')).toHaveValue('here');
  await page.getByLabel('Player for White').selectOption('lobby');
  await expect(page.getByRole('alert')).toContainText('each device has one seat');
  await expect(page.getByRole('button', { name: 'Open table' })).toBeDisabled();
  await page.getByLabel('Player for Black').selectOption('computer');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Open table' })).toBeEnabled();
  await page.getByRole('button', { name: 'Same for everyone else' }).click();
  await expect(page.getByRole('radio', { name: 'People here' })).toBeChecked();
});
