import { dealAlike, SCREENS } from './every-screen';
import { test } from './fixtures';
import { fitsInEveryLanguage } from './fitting';
import { looksWell } from './looks';
import { saysOnlyMessages } from './pseudo';
import { fitsEveryWindow, showsWholeLesson, showsWholeTable } from './sizes';

/** A screen is entered once for everything that is checked of it: entering takes longer than most of the checks. */
for (const [screen, enter] of Object.entries(SCREENS)) {
  test(`${screen} is accessible, fits every window and language, and looks as it did`, async ({ page }) => {
    await dealAlike(page);
    await enter(page);
    await test.step('looks', () => looksWell(page, screen));
    await test.step('windows', () => fitsEveryWindow(page));
    if (/^table-(?!over)/.test(screen)) await test.step('the whole table', () => showsWholeTable(page));
    if (screen.startsWith('lesson')) await test.step('the whole lesson', () => showsWholeLesson(page));
    await test.step('languages', () => fitsInEveryLanguage(page));
    await test.step('messages', () => saysOnlyMessages(page));
  });
}
