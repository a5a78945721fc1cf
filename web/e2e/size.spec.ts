import { gzipSync } from 'node:zlib';
import type { Response } from '@playwright/test';
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

  // When somebody is there, the boards come, and with them the engine.
  await page.mouse.move(300, 300);
  await expect(page.locator('.miniature svg').nth(3)).toBeAttached();
  expect(answers.filter(isEngine)).toHaveLength(1);
});
