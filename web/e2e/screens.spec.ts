import { dealAlike, SCREENS } from './every-screen';
import { expect, test } from './fixtures';
import { misfits } from './fitting';
import { hasAllInSight } from './in-sight';
import { isAccessible, looksWell } from './looks';
import { saysOnlyMessages } from './pseudo';
import { SIZES } from './sizes';
import { LANGUAGES, speak } from './words';

/** Texts are tried on a small phone, and on a laptop at 200 %. */
const TIGHT = { phone: { width: 360, height: 640 }, zoomed: { width: 683, height: 384 } };
/** With the pseudo-languages: texts that are longer than any, and a page from right to left. */
const SPOKEN = [...LANGUAGES, 'en-XA', 'ar-XB'];
const isTable = (screen: string) => /^table-(?!over)/.test(screen);

// One page for everything that is asked of a screen: it is entered once, and changes without a reload.
for (const [screen, enter] of Object.entries(SCREENS)) {
  test(`${screen} is accessible, fits every size and language, and looks as it did`, async ({ page }) => {
    await dealAlike(page);
    await enter(page);
    await test.step('it looks as it did, in light and dark', () => looksWell(page, screen));
    await page.emulateMedia({ colorScheme: 'light' });
    for (const [size, { width, height }] of Object.entries(SIZES)) {
      await test.step(`it fits ${size}`, async () => {
        await page.setViewportSize({ width, height });
        await isAccessible(page);
        if (isTable(screen)) await hasAllInSight(page, size, { width, height });
      });
    }
    await test.step('it says nothing but messages', async () => {
      await page.setViewportSize({ width: 1280, height: 720 });
      await saysOnlyMessages(page);
    });
    await test.step('it fits in every language', async () => {
      const found: string[] = [];
      for (const language of SPOKEN) {
        await speak(page, language);
        for (const [size, viewport] of Object.entries(TIGHT)) {
          await page.setViewportSize(viewport);
          await page.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)));
          found.push(...(await misfits(page)).map((misfit) => `${language}, ${size}: ${misfit}`));
        }
      }
      expect(found).toEqual([]);
    });
  });
}
