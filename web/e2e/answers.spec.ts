import type { Page } from '@playwright/test';
import { TABLES, answer, confirm, movesOf, press, question, sees, seesNot } from './asking';
import { bySeat, playOn, seated, tableOf, wireOf } from './crowd';
import { expect, test } from './fixtures';

/** What else may be answered to a question, and what may come between a question and its answer. */
const [TWO, THREE, FOUR] = TABLES as [(typeof TABLES)[0], (typeof TABLES)[0], (typeof TABLES)[0]];

test('four agree on a draw', async ({ browser, complaints }) => {
  const people = await seated(browser, complaints, FOUR.sheet, FOUR.names);
  await playOn(people);
  await confirm(people[0]!, 'Offer draw');
  await sees(people.slice(1), 'Ann offers a draw.');
  const agreed = await answer(people, 'draw', 'Accept');
  expect(agreed.length).toBeGreaterThan(1);
  for (const page of people) await expect(page.getByRole('heading', { name: 'Draw' })).toBeVisible();
});

test('those who still have to answer see who else has to', async ({ browser, complaints }) => {
  const people = await seated(browser, complaints, THREE.sheet, THREE.names);
  const [ann, ben, cleo] = people as [Page, Page, Page];
  await playOn(people);
  await confirm(ann, 'Offer draw');
  await expect(ben.getByText(/Waiting for .*Cleo/)).toBeVisible();
  await expect(cleo.getByText(/Waiting for .*Ben/)).toBeVisible();
  await press(ben, 'Accept');
  await expect(ann.getByText('Waiting for Cleo')).toBeVisible();
  // The last one is asked, and does not have to be told.
  await expect(cleo.getByText('Agreed: Ben')).toBeVisible();
  await expect(cleo.getByText(/Waiting for/)).toHaveCount(0);
});

test('a partner who does not want to resign plays on, and the question ends with the next move of the one who asked', async ({ browser, complaints }) => {
  const people = await seated(browser, complaints, FOUR.sheet, FOUR.names);
  const [ann] = people as [Page];
  await playOn(people);
  await confirm(ann, 'Resign');
  const { seats } = await tableOf(ann);
  const partner = people[seats.find(({ seat, team }) => seat !== 1 && team === seats[0]?.team)!.seat - 1]!;
  await expect(partner.getByRole('button', { name: 'Resign too' })).toBeVisible();
  for (let ply = 1; ply < people.length; ply++) await playOn(people);
  expect((await tableOf(ann)).phase).toBe('playing');
  await expect(partner.getByRole('button', { name: 'Resign too' })).toBeVisible();
  await playOn(people);
  await seesNot(people, 'Ann asks the team to resign.');
  await seesNot([ann], 'You asked your team to resign.');
  expect(await question(ann, 'resignation')).toBeUndefined();
});

for (const { sheet, names } of [TWO, THREE]) {
  test(`${names.length} at a table: whoever plays on has refused a draw or a takeback`, async ({ browser, complaints }) => {
    const people = await seated(browser, complaints, sheet, names);
    const [ann, ben] = people as [Page, Page];
    const last = people.at(-1)!;
    await playOn(people);
    await confirm(ann, 'Offer draw');
    await sees([ben], 'Ann offers a draw.');
    await playOn(people);
    await sees([ann], 'Ben played on, so there is no draw.');
    await sees([ben], 'You played on, so there is no draw.');

    // Whoever moved last asks to take it back, and the next one moves instead of answering.
    const { turn } = await tableOf(ann);
    const next = people[turn - 1]!;
    await press(ben, 'Take back');
    await sees([next], 'Ben asks to take back a move.');
    await playOn(people);
    await sees([ben], `${names[turn - 1]} played on, so no move is taken back.`);
    await sees([next], 'You played on, so no move is taken back.');
    await seesNot([last], 'Ben asks to take back a move.');
  });
}

test('a rematch is withdrawn, asked for again, and agreed to', async ({ browser, complaints }) => {
  const people = (await seated(browser, complaints, TWO.sheet, TWO.names)) as [Page, Page];
  const [ann, ben] = people;
  await playOn(people);
  await playOn(people);
  await confirm(ann, 'Resign');
  await expect(ben.getByRole('heading', { name: 'You won' })).toBeVisible();
  await press(ann, 'Rematch');
  await sees([ben], 'Ann asks for a rematch.');
  await press(ann, 'Withdraw');
  await seesNot([ben], 'Ann asks for a rematch.');
  await seesNot([ann], 'You asked for a rematch.');
  const { next } = await tableOf(ann);
  expect(next).toBeNull();
  await press(ben, 'Rematch');
  await sees([ann], 'Ben asks for a rematch.');
  await press(ann, 'Rematch');
  await expect.poll(() => new URL(ann.url()).pathname === new URL(ben.url()).pathname).toBe(true);
  for (const page of people) await expect(page.getByText('No moves yet')).toBeVisible();
  expect(await bySeat(people, TWO.names)).toEqual([ben, ann]);
});

test('a game is cancelled before the second move, and not after it', async ({ browser, complaints }) => {
  const people = (await seated(browser, complaints, TWO.sheet, TWO.names)) as [Page, Page];
  const [ann, ben] = people;
  await playOn(people);
  await playOn(people);
  await press(ann, 'Resign');
  await expect(ann.getByRole('dialog').getByRole('button', { name: 'Resign' })).toBeVisible();
  await expect(ann.getByRole('dialog').getByRole('button', { name: 'Cancel game' })).toHaveCount(0);
  await ann.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await press(ann, 'Rematch');
  await press(ben, 'Rematch');
  await expect(ann.getByText('No moves yet')).toBeVisible();
  await expect(ben.getByText('No moves yet')).toBeVisible();
  await playOn([ben, ann]);
  await press(ann, 'Resign');
  await ann.getByRole('dialog').getByRole('button', { name: 'Cancel game' }).click();
  for (const page of people) await expect(page.getByRole('heading', { name: 'Cancelled' })).toBeVisible();
  expect((await tableOf(ann)).ending).toMatchObject({ id: 'abort', scores: null });
});

for (const { sheet, names } of TABLES.slice(1)) {
  test(`${names.length} at a table: a vote outlives a reload and a restart of the server, and players whose lines break come back`, async ({
    browser,
    complaints,
    server,
  }) => {
    const people = await seated(browser, complaints, sheet, names);
    const [ann, ben] = people as [Page, Page];
    const others = people.slice(2);
    await playOn(people);

    await confirm(ann, 'Offer draw');
    await sees([ben], 'Ann offers a draw.');
    const before = await question(ann, 'draw');
    await ben.reload();
    await sees([ben], 'Ann offers a draw.');
    await server.stop();
    await sees(people, 'Connection lost.');
    await server.restart();
    await seesNot(people, 'Connection lost.');
    expect(await question(ann, 'draw')).toEqual(before);
    await sees(people.slice(1), 'Ann offers a draw.');
    await sees([ann], 'You offered a draw.');
    const last = (await answer(people, 'draw', 'Decline')).at(-1)!;
    await sees([last], 'You declined the draw.');
    // The first two are cut off at once: the rest see that, and both come back.
    const wires = [await wireOf(ann), await wireOf(ben)];
    for (const wire of wires) await wire.cut();
    for (const name of ['Ann', 'Ben']) await sees(others, `${name} is disconnected.`);
    await sees([ann, ben], 'Connection lost.');
    for (const wire of wires) wire.mend();
    for (const name of ['Ann', 'Ben']) await seesNot(others, `${name} is disconnected.`);
    await seesNot([ann, ben], 'Connection lost.');

    // And the game goes on for every seat.
    for (let ply = 0; ply < names.length; ply++) await playOn(people);
    for (const page of people) await expect(movesOf(page)).toHaveCount(names.length + 1);
  });
}
