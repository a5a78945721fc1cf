import { dealAlike, SCREENS } from './every-screen';
import { test } from './fixtures';
import { looksWell } from './looks';

for (const theme of ['light', 'dark'] as const) {
  for (const [screen, enter] of Object.entries(SCREENS)) {
    test.describe(() => {
      test.use({ colorScheme: theme });

      test(`${screen} in ${theme} is accessible, fits, and looks as it did`, async ({ page }) => {
        await dealAlike(page);
        await enter(page);
        await looksWell(page, screen, theme);
      });
    });
  }
}
