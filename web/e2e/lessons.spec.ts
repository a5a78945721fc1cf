import { LESSON_IDS, type LessonId } from '../src/screens/lesson/lesson';
import { fetchLesson } from '../src/screens/lesson/lessons/fetch';
import { expect, test } from './fixtures';
import { playBy, pressMiddle, type HandName } from './hands';
import { addressOf, complete, playGame, press } from './lesson';
import { isAccessible } from './looks';
import { choiceOf, keptGame } from './rules';
import { showsWholeLesson } from './sizes';
import { wordsOf } from './words';

const english = wordsOf('en');

const HANDS: HandName[] = ['mouse', 'touch', 'keyboard'];
/** By which hand the first game of a lesson is played to its end; the others play its first move. */
const WHOLE_GAMES: Record<LessonId, HandName> = {
  'hus-european': 'mouse',
  'hus-african': 'keyboard',
  pantarei: 'touch',
  gou: 'keyboard',
  abalone: 'mouse',
};

for (const id of LESSON_IDS) {
  for (const hand of HANDS) {
    test.describe(() => {
      if (hand === 'touch') test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

      test(`the lesson ${id} by ${hand}`, async ({ page }) => {
        const lesson = await fetchLesson(id);
        await page.goto(addressOf(lesson));
        for (const [index, step] of lesson.steps.entries()) {
          await expect(page.getByText(`Step ${index + 1} of ${lesson.steps.length + 1}`, { exact: true })).toBeVisible();
          await expect(page.getByRole('gridcell').first()).toBeAttached();
          await complete(page, hand, lesson, step, english);
          if (hand === 'keyboard' && step.turns.length > 0) await expect(page.getByRole('button', { name: 'Next' })).toBeFocused();
          await press(page, hand, 'Next');
        }
        const isWhole = WHOLE_GAMES[id] === hand;
        await playGame(page, hand, lesson.settings.game, isWhole, english);
        await page.goto(`/learn/${lesson.settings.game}`);
        if (isWhole) await expect(page.getByText('Lesson completed')).toBeVisible();
        else await expect(page.getByText(`${lesson.steps.length} of ${lesson.steps.length + 1} steps done`)).toBeVisible();
      });
    });
  }
}

for (const id of LESSON_IDS) {
  test(`the board of the lesson ${id} and of its game is large in every window`, async ({ page }) => {
    const lesson = await fetchLesson(id);
    for (const step of [2, lesson.steps.length]) {
      await page.goto(`/learn/${lesson.settings.game}`);
      const progress = JSON.stringify({ step, completed: step, game: null });
      await page.evaluate(([name, kept]) => localStorage.setItem(name, kept), [`tetrarch.lesson.${id}`, progress] as const);
      await page.goto(addressOf(lesson));
      await expect(page.getByText(`Step ${step + 1} of ${lesson.steps.length + 1}`, { exact: true })).toBeVisible();
      await expect(page.getByRole('gridcell').first()).toBeAttached();
      await test.step(`step ${step + 1}`, () => showsWholeLesson(page));
    }
  });
}

test('a reload goes on where the lesson was, and an illegal try is explained', async ({ page }) => {
  const lesson = await fetchLesson('gou');
  await page.goto('/learn/gou');
  await page.getByRole('link', { name: 'Start the lesson' }).click();
  await press(page, 'mouse', 'Next');
  await press(page, 'mouse', 'Next');
  await complete(page, 'mouse', lesson, lesson.steps[2]!, english);
  await press(page, 'mouse', 'Next');
  await page.reload();
  await expect(page.getByText('Step 4 of 12', { exact: true })).toBeVisible();

  await page.getByRole('gridcell').first().focus();
  await page.keyboard.type('d8k9');
  await page.keyboard.press('Enter');
  await expect(page.locator('.told')).toContainText('No line connects d8 and k9');
  await press(page, 'mouse', 'Show me');
  await expect(page.locator('.verdict')).toContainText('Here is a move that works. Move from d8 to e7.');
  await press(page, 'mouse', 'Back');
  await expect(page.getByText('Step 3 of 12', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next' })).toBeEnabled();
  await page.goto('/learn/gou');
  await expect(page.getByRole('link', { name: 'Continue the lesson' })).toBeVisible();
});

test('what is shown to those who ask can be followed press by press, and is what the board previews', async ({ page }) => {
  const showAt = async (lesson: string, address: string, step: number) => {
    await page.goto('/learn');
    const progress = JSON.stringify({ step, completed: step, game: null });
    await page.evaluate(([name, kept]) => localStorage.setItem(name, kept), [`tetrarch.lesson.${lesson}`, progress] as const);
    await page.goto(address);
    await expect(page.getByRole('gridcell').first()).toBeAttached();
  };
  await showAt('abalone', '/learn/abalone/lesson', 1);
  await press(page, 'mouse', 'Show me');
  await expect(page.locator('.verdict')).toContainText('Select b2 and d4, then move the row so that the marble on d4 goes to e5.');
  for (const cell of ['b2', 'd4', 'towards north-east']) await pressMiddle(page, page.locator(`[data-cell="${cell}"]`), 'mouse');
  await expect(page.locator('.verdict.right')).toBeVisible();

  await showAt('pantarei', '/learn/pantarei/lesson', 1);
  await press(page, 'mouse', 'Show me');
  await expect(page.locator('.verdict')).toContainText('Choose white.');

  // Another pit was looked at before.
  await showAt('hus-european', '/learn/hus/lesson', 3);
  await page.locator('[data-cell="h1"]').focus();
  await expect(page.locator('.told')).toContainText('South sows from h1');
  await press(page, 'mouse', 'Show me');
  await expect(page.locator('.verdict')).toContainText('Sow from e1.');
  await expect(page.locator('.told')).toContainText('South sows from e1');
  await page.keyboard.press('Enter');
  await expect(page.locator('.verdict.right')).toBeVisible();
});

test('a first game gives advice, shows moves and takes them back', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('tetrarch.lesson.hus-african', JSON.stringify({ step: 11, completed: 11, game: null })));
  await page.goto('/learn/hus/lesson?variant=african');
  await expect(page.getByText('No one can capture now.')).toBeVisible();
  await press(page, 'mouse', 'Show me');
  await expect(page.getByText('Here is a move that works. Sow from')).toBeVisible();
  await playGame(page, 'mouse', 'hus', false, english);
  await press(page, 'mouse', 'Take back');
  await expect.poll(async () => (await keptGame(page, 'hus')).history.length).toBe(0);
});

test('steps, verdicts and the game are accessible and fit in light and dark', async ({ page }) => {
  const isAccessibleInBoth = async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await isAccessible(page);
    }
  };
  await page.setViewportSize({ width: 360, height: 640 });
  const lesson = await fetchLesson('gou');
  await page.goto(addressOf(lesson));
  await expect(page.getByRole('gridcell').first()).toBeAttached();
  await isAccessibleInBoth();
  await press(page, 'mouse', 'Next');
  await press(page, 'mouse', 'Next');
  await playBy('mouse', page, choiceOf(lesson.settings, lesson.steps[2]!.position, 'c9-e9'));
  await expect(page.getByText('Not yet.', { exact: true })).toBeVisible();
  await isAccessibleInBoth();
  await page.evaluate(() => localStorage.setItem('tetrarch.lesson.gou', JSON.stringify({ step: 11, completed: 11, game: null })));
  await page.reload();
  await expect(page.getByText('No one can capture now.')).toBeVisible();
  await isAccessibleInBoth();
});

test.describe(() => {
  test.use({ serviceWorkers: 'allow' });

  test('lessons go on without a network', async ({ page, context }) => {
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBeGreaterThan(0);
    await page.reload();
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

    await context.setOffline(true);
    for (const id of LESSON_IDS) {
      const lesson = await fetchLesson(id);
      await page.goto(addressOf(lesson));
      await expect(page.getByText(`Step 1 of ${lesson.steps.length + 1}`, { exact: true })).toBeVisible();
      // To the first step in which something is played.
      for (const step of lesson.steps) {
        await expect(page.getByRole('gridcell').first()).toBeAttached();
        await complete(page, 'mouse', lesson, step, english);
        await press(page, 'mouse', 'Next');
        if (step.turns.some(({ wrong }) => wrong.length > 0)) break;
      }
    }
  });
});
