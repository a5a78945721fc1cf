import { dealAlike, SCREENS } from './every-screen';
import { expect, test } from './fixtures';
import { misfits } from './fitting';
import { LANGUAGES, speak } from './words';

/** A small phone, and a laptop at 200 %. */
const SIZES = { phone: { width: 360, height: 640 }, zoomed: { width: 683, height: 384 } };
/** With the pseudo-languages: texts that are longer than any, and a page from right to left. */
const SPOKEN = [...LANGUAGES, 'en-XA', 'ar-XB'];

/** One page for all languages of a screen, which changes them without a reload: so this takes minutes and not hours. */
for (const [screen, enter] of Object.entries(SCREENS)) {
  test(`${screen} fits in every language`, async ({ page }) => {
    await dealAlike(page);
    await enter(page);
    const found: string[] = [];
    for (const language of SPOKEN) {
      await speak(page, language);
      for (const [size, viewport] of Object.entries(SIZES)) {
        await page.setViewportSize(viewport);
        await page.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)));
        found.push(...(await misfits(page)).map((misfit) => `${language}, ${size}: ${misfit}`));
      }
    }
    expect(found).toEqual([]);
  });
}
