import type { Page } from '@playwright/test';
import { TABLES, answer, confirm, movesOf, press, question, sees, seesNot } from './asking';
import { bySeat, playOn, seated, tableOf, wireOf } from './crowd';
import { expect, test } from './fixtures';
import { isAccessible } from './looks';

for (const { sheet, names } of TABLES) {
  const count = names.length;
  const hasTeams = count > 3;

  test(`${count} at a table: draws, takebacks, a broken connection, the end, a rematch, and someone who leaves`, async ({ browser, complaints }) => {
    const people = await seated(browser, complaints, sheet, names);
    const [ann, ben] = people as [Page, Page];
    const others = people.slice(1);
    const nameOf = (page: Page) => names[people.indexOf(page)] ?? '';
    await playOn(people);

    await test.step('a draw is offered and withdrawn, and each side reads its own words', async () => {
      await confirm(ann, 'Offer draw');
      await sees([ann], 'You offered a draw.');
      await expect(ann.getByText(/Waiting for .*Ben/)).toBeVisible();
      await expect(ann.getByRole('button', { name: 'Accept' })).toHaveCount(0);
      await sees(others, 'Ann offers a draw.');
      const open = await question(ann, 'draw');
      if (count > 2) await sees(people, `${open?.needed} more must agree`);
      for (const page of [ann, ben]) await isAccessible(page);
      await press(ann, 'Withdraw');
      await sees(others, 'Ann withdrew the draw offer.');
      await sees([ann], 'You withdrew your draw offer.');
    });

    await test.step('it is declined, and whoever declined is named until the next move', async () => {
      await confirm(ben, 'Offer draw');
      await sees([ann], 'Ben offers a draw.');
      const last = (await answer(people, 'draw', 'Decline')).at(-1)!;
      await sees([last], 'You declined the draw.');
      const told = people.filter((page) => page !== last);
      await sees(told, `${nameOf(last)} declined the draw.`);
      await playOn(people);
      await seesNot(told, `${nameOf(last)} declined the draw.`);
    });

    await test.step('a takeback is accepted, and the next one can be asked for', async () => {
      for (let time = 0; time < 2; time++) {
        const { length } = (await tableOf(ann)).history;
        await press(ben, 'Take back');
        await sees([ben], 'You asked to take back a move.');
        await sees([ann], 'Ben asks to take back a move.');
        await answer(people, 'takeback', 'Accept');
        for (const page of people) {
          await expect(page.getByText(/to take back a move/)).toHaveCount(0);
          await expect(movesOf(page)).toHaveCount(length - 1);
        }
        await playOn(people);
      }
    });

    await test.step('it is withdrawn and declined', async () => {
      await press(ben, 'Take back');
      await sees([ann], 'Ben asks to take back a move.');
      await press(ben, 'Withdraw');
      await sees([ann], 'Ben withdrew the takeback request.');
      await press(ben, 'Take back');
      await sees([ann], 'Ben asks to take back a move.');
      const last = (await answer(people, 'takeback', 'Decline')).at(-1)!;
      await sees([ben], `${nameOf(last)} declined the takeback.`);
    });

    await test.step('a broken connection is seen by all, and mended without a word missing', async () => {
      const last = people.at(-1)!;
      const wire = await wireOf(last);
      const name = nameOf(last);
      await wire.cut();
      await sees([last], 'Connection lost.');
      await sees([ann], `${name} is disconnected.`);
      const { history, turn } = await tableOf(ann);
      const isOwnTurn = people[turn - 1] === last;
      if (!isOwnTurn) await playOn(people, { without: last });
      wire.mend();
      await seesNot([ann], `${name} is disconnected.`);
      await expect(movesOf(last)).toHaveCount(history.length + (isOwnTurn ? 0 : 1));
      await playOn(people);
    });

    await test.step('the game ends: by agreement of three, else by a resignation that a team agrees on', async () => {
      if (count === 3) {
        await confirm(ann, 'Offer draw');
        const agreed = await answer(people, 'draw', 'Accept');
        expect(agreed.length).toBeGreaterThan(0);
        for (const page of people) await expect(page.getByRole('heading', { name: 'Draw' })).toBeVisible();
        return;
      }
      await confirm(ann, 'Resign');
      const { seats } = await tableOf(ann);
      const partners = seats.filter(({ seat, team }) => seat !== 1 && team === seats[0]?.team).map(({ seat }) => people[seat - 1]!);
      if (hasTeams) {
        await sees([ann], 'You asked your team to resign.');
        await sees(others, 'Ann asks the team to resign.');
        for (const page of people) await expect(page.getByRole('button', { name: 'Resign too' })).toHaveCount(partners.includes(page) ? 1 : 0);
        await sees(
          others.filter((page) => !partners.includes(page)),
          `Waiting for ${nameOf(partners[0]!)}`,
        );
        for (const page of [ann, ben, partners[0]!]) await isAccessible(page);
        await press(ann, 'Withdraw');
        await seesNot(others, 'Ann asks the team to resign.');
        await confirm(ann, 'Resign');
        await answer(people, 'resignation', 'Resign too');
      }
      for (const page of people) {
        const hasLost = page === ann || partners.includes(page);
        await expect(page.getByRole('heading', { name: hasLost ? 'You lost' : 'You won' })).toBeVisible();
      }
      await isAccessible(ann);
    });

    await test.step('a rematch is asked for, declined, and agreed to by all', async () => {
      await press(ann, 'Rematch');
      await sees([ann], 'You asked for a rematch.');
      await sees(others, 'Ann asks for a rematch.');
      if (count > 2) await sees([ben], `${count - 1} more must agree`);
      await press(ben, 'Decline');
      await expect(ann.getByText('Declined: Ben')).toBeVisible();
      for (const page of others) await press(page, 'Rematch');
      await expect.poll(async () => new Set(people.map((page) => new URL(page.url()).pathname)).size).toBe(1);
      for (const page of people) await expect(page.getByText('No moves yet')).toBeVisible();
    });

    await test.step('someone leaves: the win is claimed, or the computer takes over', async () => {
      const seats = await bySeat(people, names);
      await playOn(seats);
      const table = ben.url();
      await ben.goto('/');
      await sees([ann], 'Ben is disconnected.');
      if (count === 2) {
        await expect(ann.getByText(/You can claim the win in/)).toBeVisible();
        await ben.goto(table);
        await seesNot([ann], 'Ben is disconnected.');
        await ben.goto('/');
        await ann.getByRole('button', { name: 'Claim win' }).click();
        await expect(ann.getByRole('heading', { name: 'You won' })).toBeVisible();
        expect((await tableOf(ann)).ending?.id).toBe('abandonment');
        return;
      }
      await ann.getByRole('button', { name: 'Let the computer take over' }).click();
      const computer = (page: Page) => page.getByRole('region', { name: /Player/ }).filter({ hasText: 'Level 5' });
      await expect(computer(people.at(-1)!)).toBeVisible();
      await ben.goto(table);
      await expect(ben.getByRole('gridcell').first()).toBeAttached();
      await expect(ben.getByRole('button', { name: 'Resign' })).toHaveCount(0);
    });

    if (count !== 3) return;
    await test.step('one of three resigns: the computer takes the seat, and the others play on', async () => {
      const cleo = people[2]!;
      await press(cleo, 'Resign');
      await sees([cleo], 'The computer takes your seat and the others play on.');
      await cleo.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
      await expect(ann.getByRole('region', { name: /Player/ }).filter({ hasText: 'Level 5' })).toHaveCount(2);
      await expect(cleo.getByRole('button', { name: 'Resign' })).toHaveCount(0);
      expect((await tableOf(ann)).phase).toBe('playing');
    });
  });
}

test('six vote on a draw, and everybody sees who has answered and what is needed', async ({ browser, complaints }) => {
  const [table] = TABLES.slice(-1);
  const pages = await seated(browser, complaints, table!.sheet, table!.names);
  const [ann, ben, cleo, dan, eve, finn] = pages as [Page, Page, Page, Page, Page, Page];
  for (let ply = 0; ply < 6; ply++) await playOn(pages);
  await expect(ann.getByRole('region', { name: 'Player: Blue' })).toContainText('team 2');
  await confirm(ann, 'Offer draw');
  await sees([finn], 'Ann offers a draw.');
  await sees([finn], '3 more must agree');
  await press(ben, 'Accept');
  await sees([finn], 'Agreed: Ben');
  await press(cleo, 'Decline');
  await sees([dan], 'Declined: Cleo');
  await press(eve, 'Accept');
  await press(dan, 'Accept');
  for (const page of pages) await expect(page.getByRole('heading', { name: 'Draw' })).toBeVisible();
});
