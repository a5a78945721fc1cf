import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Response } from '@playwright/test';
import { lesson } from '../src/screens/lesson/lessons/gou';
import { read } from '../src/screens/puzzles/puzzle';
import { expect, test } from './fixtures';

/** What the first screen may weigh, compressed and with its typefaces, before the engine comes. */
const MOST_BYTES = 180_000;

test('the first load is small, and the engine comes behind it', async ({ page }) => {
  const answers: Response[] = [];
  page.on('response', (answer) => answers.push(answer));
  await page.goto('/');
  await expect(page.locator('img[src^="/boards/"]')).toHaveCount(4);
  await page.waitForLoadState('networkidle');
  const isEngine = (answer: Response) => answer.url().endsWith('.wasm');
  // The service worker fetches everything in a context of its own; the page itself does without the engine.
  expect(answers.filter(isEngine)).toHaveLength(0);
  const bodies = await Promise.all(answers.filter((answer) => !isEngine(answer)).map((answer) => answer.body()));
  expect(bodies.length).toBeGreaterThan(5);
  expect(bodies.reduce((sum, body) => sum + gzipSync(body).length, 0)).toBeLessThan(MOST_BYTES);
  expect(await page.locator('*').count(), 'elements of the first screen').toBeLessThan(300);

  // When someone is there, the boards come, and with them the engine.
  await page.mouse.move(300, 300);
  await expect(page.locator('.miniature svg').nth(3)).toBeAttached();
  expect(answers.filter(isEngine)).toHaveLength(1);
});

test('lessons and puzzles are fetched when they are opened, and not before', async ({ page }) => {
  const [puzzle] = read(readFileSync(join(import.meta.dirname, '../../puzzles/gou.jsonl'), 'utf8'));
  const contents = { puzzles: puzzle?.position ?? '', lesson: lesson.steps[4]?.position ?? '', words: 'lesson-gou-slide-task' };
  const texts: string[] = [];
  await page.route(/\.(js|json)$/, async (route) => {
    const answer = await route.fetch();
    texts.push(await answer.text());
    await route.fulfill({ response: answer });
  });
  const isThere = (content: string) => texts.some((text) => text.includes(content));
  await page.goto('/');
  await expect(page.locator('img[src^="/boards/"]')).toHaveCount(4);
  await page.waitForLoadState('networkidle');
  expect(texts.length).toBeGreaterThan(0);
  expect(Object.entries(contents).filter(([, content]) => isThere(content))).toEqual([]);

  await page.goto('/learn/gou/lesson');
  await expect.poll(() => [isThere(contents.lesson), isThere(contents.words), isThere(contents.puzzles)]).toEqual([true, true, false]);
  await page.goto('/puzzles/gou');
  await expect.poll(() => isThere(contents.puzzles)).toBe(true);
});
