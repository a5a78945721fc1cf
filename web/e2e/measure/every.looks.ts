import { join } from 'node:path';
import { dealAlike, SCREENS } from '../every-screen';
import { test } from '../fixtures';
import { SIZES } from '../sizes';

const folder = process.env.LOOKS;
if (!folder) throw new Error('LOOKS must name the folder for the pictures');

/** Only these screens and sizes, if they are named: SCREENS=table-hus,home SIZES=360x640. */
const chosen = (names: string | undefined) => (name: string) => !names || names.split(',').includes(name);

for (const theme of (process.env.THEMES ?? 'light').split(',') as ('light' | 'dark')[]) {
  for (const [screen, enter] of Object.entries(SCREENS).filter(([name]) => chosen(process.env.SCREENS)(name))) {
    test.describe(() => {
      test.use({ colorScheme: theme });

      test(`${screen} in ${theme}`, async ({ page }) => {
        await dealAlike(page);
        await enter(page);
        await page.evaluate(() => document.fonts.ready);
        for (const [size, { width, height }] of Object.entries(SIZES).filter(([name]) => chosen(process.env.SIZES)(name))) {
          await page.setViewportSize({ width, height });
          await page.waitForTimeout(250);
          await page.screenshot({ path: join(folder, `${screen}-${size}-${theme}.png`) });
        }
      });
    });
  }
}
