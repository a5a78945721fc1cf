import { expect, test } from './fixtures';
import { playBy } from './hands';
import { goodMove, keptGame } from './rules';

test.use({ serviceWorkers: 'allow' });

test('after the first visit the computer plays without a network', async ({ page, context }) => {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  // The page is kept once its worker has it all, which is when it takes over at the next load.
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBeGreaterThan(0);
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

  await context.setOffline(true);
  await page.goto('/new/abalone');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('gridcell').first()).toBeAttached();
  await playBy('mouse', page, goodMove(await keptGame(page, 'abalone'), 1));
  await expect.poll(async () => (await keptGame(page, 'abalone')).history.length).toBe(2);
  await page.goto('/lobby');
  await expect(page.getByText('The server is not responding')).toBeVisible();
});

test('the page can be installed', async ({ page }) => {
  await page.goto('/');
  const manifest = await page.locator('link[rel="manifest"]').getAttribute('href');
  const { icons, display } = (await (await page.request.get(manifest ?? '')).json()) as { icons: { src: string }[]; display: string };
  expect(display).toBe('standalone');
  for (const { src } of icons) expect((await page.request.get(src)).ok(), src).toBe(true);
});
