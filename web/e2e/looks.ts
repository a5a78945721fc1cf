import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { usesItsOwnTypefaces } from './typefaces';

/** Of which pictures are kept: each screen at both sizes, once in each theme. */
const PICTURES = ['phone light', 'desktop dark'];
const SIZES = { phone: { width: 360, height: 740 }, desktop: { width: 1440, height: 900 } };

/** A screen is accessible, fits at every size, is set in its own typefaces, and looks as it did. */
export async function looksWell(page: Page, screen: string, theme: 'light' | 'dark'): Promise<void> {
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    await isAccessible(page);
    await usesItsOwnTypefaces(page);
    if (!PICTURES.includes(`${size} ${theme}`)) continue;
    const mask = [page.getByRole('textbox', { name: /link/ })];
    await expect(page).toHaveScreenshot(`${screen}-${size}.png`, { mask, maskColor: '#999', maxDiffPixelRatio: 0.005 });
  }
}

/** What the page shows now is accessible, and not wider than the window. */
export async function isAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 'too wide').toBeLessThanOrEqual(0);
}
