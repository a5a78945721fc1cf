import type { Page } from '@playwright/test';
import { boardAt, cell } from './board';
import { expect, test } from './fixtures';
import { violationsIn } from './looks';

/** South's d2 is sown in 167 laps, captures 17 seeds and ends in g2. */
const LONG = '1,2,0,2,3,1,2,0/1,0,1,0,3,2,2,1/0,1,2,2,2,2,0,1/1,0,4,2,1,2,3,4 s';

const caption = (page: Page) => page.locator('.hus .caption');

test('a pit under the mouse shows its whole sowing, and a press sows it', async ({ page }) => {
  await boardAt(page, 'hus');
  await expect(cell(page, 'c1')).toHaveAccessibleName('c1, South, 2 seeds, can be played');
  await cell(page, 'c1').hover();
  await expect(caption(page)).toHaveText('2 laps · no capture · ends in c2');
  await cell(page, 'a3').hover();
  await expect(caption(page)).toHaveText('');
  await cell(page, 'c1').click();
  await expect(cell(page, 'c1')).toHaveAccessibleName('c1, South, empty');
  await expect(cell(page, 'c2')).toHaveAccessibleName('c2, South, one seed');
  await expect(cell(page, 'c4')).toHaveAccessibleName('c4, North, 2 seeds, can be played');
});

test('a pit that cannot be played says why', async ({ page }) => {
  await boardAt(page, 'hus');
  await cell(page, 'a2').click();
  await expect(caption(page)).toHaveText(/A move needs a pit with at least two seeds/);
  await cell(page, 'a4').click();
  await expect(caption(page)).toHaveText(/belongs to your opponent/);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('the first press shows, the second sows', async ({ page }) => {
    await boardAt(page, 'hus');
    await cell(page, 'e2').tap();
    await expect(caption(page)).toHaveText('5 laps · no capture · ends in c2');
    await expect(cell(page, 'e2')).toHaveAttribute('aria-selected', 'true');
    await cell(page, 'e2').tap();
    await expect(cell(page, 'e2')).toHaveAccessibleName('e2, South, empty');
  });

  test('every pit is large enough', async ({ page }) => {
    await boardAt(page, 'hus');
    for (const pit of await page.getByRole('gridcell').all()) {
      const { width, height } = (await pit.boundingBox())!;
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  });
});

test('keys walk rows, columns and round the loop, and sow', async ({ page }) => {
  await boardAt(page, 'hus');
  const focused = page.locator(':focus');
  await cell(page, 'g1').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(focused).toHaveAttribute('data-cell', 'h2');
  await page.keyboard.press('ArrowUp');
  await expect(focused).toHaveAttribute('data-cell', 'h3');
  await page.keyboard.type('c1');
  await expect(focused).toHaveAttribute('data-cell', 'c1');
  await expect(caption(page)).toHaveText('2 laps · no capture · ends in c2');
  await page.keyboard.press('Escape');
  await expect(caption(page)).toHaveText('');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(cell(page, 'c1')).toHaveAccessibleName('c1, South, empty');
});

test.describe('in motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('a long sowing counts its laps, and a press skips the rest and counts', async ({ page }) => {
    await boardAt(page, 'hus', { position: LONG });
    await cell(page, 'd2').hover();
    await expect(caption(page)).toHaveText('167 laps · captures 17 · ends in g2');
    await cell(page, 'd2').click();
    await expect(caption(page)).toHaveText(/^lap \d+/);
    await cell(page, 'h4').click();
    await expect(caption(page)).toHaveText('Pit h4 is empty. A move needs a pit with at least two seeds.');
    await expect(cell(page, 'g2')).toHaveAccessibleName('g2, South, one seed');
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on a board in use, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await boardAt(page, 'hus');
    await cell(page, 'e2').hover();
    const violations = await violationsIn(page, '.hus');
    expect(violations).toEqual([]);
  });
}
