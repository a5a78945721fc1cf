import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { usesItsOwnTypefaces } from './typefaces';

const SIZES = { phone: { width: 360, height: 740 }, desktop: { width: 1440, height: 900 } };
/** The theme in which the picture of a size is kept. */
const PICTURE = { phone: 'light', desktop: 'dark' };

/** A screen is accessible in both themes, is set in its own typefaces, and looks as it did. */
export async function looksWell(page: Page, screen: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const size of ['phone', 'desktop'] as const) {
      await page.setViewportSize(SIZES[size]);
      await isAccessible(page);
      if (PICTURE[size] !== colorScheme) continue;
      await usesItsOwnTypefaces(page);
      const mask = [page.getByRole('textbox', { name: /link/ })];
      await expect(page).toHaveScreenshot(`${screen}-${size}.png`, { mask, maskColor: '#999', maxDiffPixelRatio: 0.005 });
    }
  }
}

/** What the page shows now is accessible, and not wider than the window. */
export async function isAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
  await isNotTooWide(page);
}

/** Nothing has to be scrolled sideways. */
export async function isNotTooWide(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 'too wide').toBeLessThanOrEqual(0);
}
