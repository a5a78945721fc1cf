import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { Instance } from '../src/engine/instance';
import type { View } from '../src/engine/types';
import { read, settingsOf, type Puzzle } from '../src/screens/puzzles/puzzle';
import { expect, test } from './fixtures';
import { playBy, type HandName } from './hands';

const GAMES = ['hus', 'pantarei', 'gou', 'abalone'];
const HANDS: HandName[] = ['mouse', 'touch', 'keyboard'];
const IN_A_ROW = 5;

const instance = new Instance(new WebAssembly.Module(readFileSync(join(import.meta.dirname, '../src/engine/tetrarch.wasm'))));

function puzzlesOf(game: string): Puzzle[] {
  return read(readFileSync(join(import.meta.dirname, `../../puzzles/${game}.jsonl`), 'utf8'));
}

function choicesOf(puzzle: Puzzle): View['choices'] {
  return instance.ask<View>({ ask: 'look', settings: settingsOf(puzzle), position: puzzle.position }).choices;
}

/** The puzzle on the screen. */
async function shownPuzzle(page: Page, puzzles: Puzzle[]): Promise<Puzzle> {
  const id = await page.locator('[data-puzzle]').getAttribute('data-puzzle');
  const puzzle = puzzles.find((other) => other.id === id);
  if (!puzzle) throw new Error(`the page shows ${id}, which is no puzzle`);
  return puzzle;
}

function choiceOf(puzzle: Puzzle, isRight: boolean): View['choices'][number] {
  const choice = choicesOf(puzzle).find(({ move }) => (move === puzzle.line[0]) === isRight);
  if (!choice) throw new Error(`${puzzle.id} has no such move`);
  return choice;
}

async function press(page: Page, hand: HandName, name: string): Promise<void> {
  const button = page.getByRole('button', { name });
  if (hand === 'keyboard') await button.press('Enter');
  else if (hand === 'touch') await button.tap();
  else await button.click();
}

for (const game of GAMES) {
  for (const hand of HANDS) {
    test.describe(() => {
      if (hand === 'touch') test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

      test(`five puzzles of ${game} by ${hand}, after a wrong try at the first`, async ({ page }) => {
        const puzzles = puzzlesOf(game);
        const shown = page.locator('[data-puzzle]');
        await page.goto(`/puzzles/${game}`);
        await expect(page.getByRole('gridcell').first()).toBeAttached();

        const first = await shownPuzzle(page, puzzles);
        await playBy(hand, page, choiceOf(first, false));
        await expect(shown).toHaveAttribute('data-phase', 'refuted');
        // Why it fails is said, and nothing of the solution.
        await expect(page.locator('.why').first()).toHaveText(/\S/);
        await press(page, hand, 'Try again');

        for (let done = 0; done < IN_A_ROW; done++) {
          await expect(shown).toHaveAttribute('data-phase', 'trying');
          const puzzle = await shownPuzzle(page, puzzles);
          await playBy(hand, page, choiceOf(puzzle, true));
          await expect(shown).toHaveAttribute('data-phase', 'solved');
          await press(page, hand, 'Next puzzle');
          await expect(shown).not.toHaveAttribute('data-puzzle', puzzle.id);
        }
        // The first one was tried twice; the others count.
        await expect(page.getByText(`Streak ${IN_A_ROW - 1}, best ${IN_A_ROW - 1}`)).toBeVisible();
      });
    });
  }
}

test('hints say where to look and then the move; themes, the line and the daily puzzle', async ({ page }) => {
  const puzzles = puzzlesOf('gou');
  await page.goto('/puzzles');
  await page.getByRole('link', { name: 'Gou: puzzle of the day' }).click();
  await expect(page.getByRole('gridcell').first()).toBeAttached();
  const daily = await shownPuzzle(page, puzzles);
  const [solution = ''] = daily.line;
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.getByText(`Hint: look at ${solution.split('-')[0]}.`).first()).toBeAttached();
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.getByText(`The move is ${solution}.`).first()).toBeAttached();
  await playBy('mouse', page, choiceOf(daily, true));
  await expect(page.getByText('1 day in a row')).toBeVisible();
  for (let ply = 1; ply < daily.line.length; ply++) await page.getByRole('button', { name: 'Show the line' }).click();
  await expect(page.getByRole('button', { name: 'Show the line' })).toBeDisabled();

  await page.getByLabel('Theme').selectOption('Pincers');
  await expect.poll(async () => (await shownPuzzle(page, puzzles)).themes).toContain('pincers');
  await page.reload();
  await expect(page.getByText('1 day in a row')).toBeVisible();
});

test('a mistake of one’s own is solved once, and changes no rating', async ({ page }) => {
  const [puzzle] = puzzlesOf('gou').filter(({ certainty }) => certainty === 'engine');
  if (!puzzle) throw new Error('there is no puzzle of Gou');
  const mistake = { ...puzzle, id: 'a mistake', options: puzzle.options ?? {}, played: '', verdict: 'blunder', atMs: 1, isSolved: false };
  await page.addInitScript(
    (kept) => localStorage.getItem('tetrarch.own-puzzles') ?? localStorage.setItem('tetrarch.own-puzzles', kept),
    JSON.stringify([mistake]),
  );
  await page.goto('/puzzles/gou?puzzle=own');
  await expect(page.getByRole('combobox', { name: 'Theme' })).toHaveValue('own');
  const rating = await page.getByText(/^Rating [\d,]+$/).textContent();
  await expect(page.locator('[data-puzzle]')).toHaveAttribute('data-puzzle', 'a mistake');
  await playBy('mouse', page, choiceOf(puzzle, true));
  await expect(page.locator('[data-puzzle]')).toHaveAttribute('data-phase', 'solved');
  await page.getByRole('button', { name: 'Next puzzle' }).click();
  await expect(page.getByText('You have solved all the puzzles made from your mistakes.')).toBeVisible();
  await expect(page.getByText(/^Rating [\d,]+$/)).toHaveText(rating ?? '');
  await page.reload();
  await expect(page.getByRole('option', { name: /Your mistakes/ })).toHaveCount(0);
});

for (const game of GAMES) {
  test.describe(() => {
    test.use({ serviceWorkers: 'allow' });

    test(`puzzles of ${game} go on without a network`, async ({ page, context }) => {
      await page.goto('/');
      await page.evaluate(() => navigator.serviceWorker.ready);
      await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBeGreaterThan(0);
      await page.reload();
      await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

      await context.setOffline(true);
      await page.goto(`/puzzles/${game}`);
      await expect(page.getByRole('gridcell').first()).toBeAttached();
      const puzzle = await shownPuzzle(page, puzzlesOf(game));
      await playBy('mouse', page, choiceOf(puzzle, false));
      await expect(page.locator('[data-puzzle]')).toHaveAttribute('data-phase', 'refuted');
      await page.getByRole('button', { name: 'Try again' }).click();
      await playBy('mouse', page, choiceOf(puzzle, true));
      await expect(page.locator('[data-puzzle]')).toHaveAttribute('data-phase', 'solved');
    });
  });
}
