import type { Page } from '@playwright/test';
import { movesOf, press } from './asking';
import { playOn, seated, tableOf } from './crowd';
import { expect, test } from './fixtures';
import { playBy } from './hands';
import { after, choicesAhead, choicesOf, type Choice } from './rules';

/** Moves for the next turn; Gou is in `online.spec.ts`. */
const GAMES = ['hus', 'pantarei'];

const chosen = (page: Page) => page.getByText(/^Premove: /);

/** A move that the first seat may choose ahead, and the answer of the second seat after which it can still be played, or cannot. */
async function pairOf(page: Page, stays: boolean): Promise<{ ahead: Choice; answer: Choice }> {
  const { setup, position } = await tableOf(page);
  const wanted = choicesAhead(setup, position, 1);
  for (const answer of choicesOf(setup, position)) {
    const then = new Set(choicesOf(setup, after(setup, position, answer.move)).map(({ move }) => move));
    const ahead = wanted.find(({ move }) => then.has(move) === stays);
    if (ahead) return { ahead, answer };
  }
  throw new Error(`there is no such move in ${position}`);
}

/** Two at a table, and the first has just moved. */
async function begin(browser: Parameters<typeof seated>[0], complaints: string[], game: string): Promise<[Page, Page]> {
  const people = (await seated(browser, complaints, `/new/${game}?with=link`, ['Ada', 'Bo'])) as [Page, Page];
  await playOn(people);
  // In Pantareï, colours are chosen first.
  if (game === 'pantarei') for (let ply = 0; ply < 2; ply++) await playOn(people);
  expect((await tableOf(people[0])).turn).toBe(2);
  return people;
}

for (const game of GAMES) {
  test(`${game}: a premove is played as soon as it is the turn`, async ({ browser, complaints }) => {
    const [ada, bo] = await begin(browser, complaints, game);
    const { length } = (await tableOf(ada)).history;
    const { ahead, answer } = await pairOf(ada, true);
    await playBy('mouse', ada, ahead);
    await expect(chosen(ada)).toContainText(`Premove: ${ahead.move}.`);
    await expect(chosen(bo)).toHaveCount(0);
    await playBy('mouse', bo, answer);
    for (const page of [ada, bo]) await expect(movesOf(page)).toHaveCount(length + 2);
    await expect(chosen(ada)).toHaveCount(0);
    expect((await tableOf(ada)).history.slice(-2).map(({ move }) => move)).toEqual([answer.move, ahead.move]);
  });

  test(`${game}: a premove that has become impossible is not played, and the page says so`, async ({ browser, complaints }) => {
    const people = await begin(browser, complaints, game);
    const [ada, bo] = people;
    const { length } = (await tableOf(ada)).history;
    const { ahead, answer } = await pairOf(ada, false);
    await playBy('mouse', ada, ahead);
    await expect(chosen(ada)).toContainText(`Premove: ${ahead.move}.`);
    await playBy('mouse', bo, answer);
    await expect(ada.getByText(`${ahead.move} is no longer legal. Choose another move.`)).toBeVisible();
    await expect(chosen(ada)).toHaveCount(0);
    await expect(movesOf(bo)).toHaveCount(length + 1);
    await playOn(people);
    await expect(ada.getByText('is no longer legal')).toHaveCount(0);
  });
}

test('hus: a premove is forgotten when a move is taken back', async ({ browser, complaints }) => {
  const people = await begin(browser, complaints, 'hus');
  const [ada, bo] = people;
  const { length } = (await tableOf(ada)).history;
  const { ahead } = await pairOf(ada, true);
  await playBy('mouse', ada, ahead);
  await expect(chosen(ada)).toBeVisible();
  await press(ada, 'Take back');
  await expect(bo.getByText('Ada asks to take back a move.')).toBeVisible();
  await press(bo, 'Accept');
  for (const page of people) await expect(movesOf(page)).toHaveCount(length - 1);
  await expect(chosen(ada)).toHaveCount(0);
  await playOn(people);
  await playOn(people);
  expect((await tableOf(ada)).history.length).toBe(length + 1);
  await expect(ada.getByText('is no longer legal')).toHaveCount(0);
});
