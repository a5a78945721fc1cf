import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { usesItsOwnTypefaces } from './typefaces';

const SIZES = { phone: { width: 360, height: 740 }, desktop: { width: 1440, height: 900 } };
/** Of which pictures are kept: each screen at both sizes, once in each theme. */
const PICTURES = ['light phone', 'dark desktop'];

/** A screen is accessible in both themes, fits, is set in its own typefaces, and looks as it did. */
export async function looksWell(page: Page, screen: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    for (const [size, viewport] of Object.entries(SIZES)) {
      await page.setViewportSize(viewport);
      await isAccessible(page);
      // A theme changes no letters.
      if (colorScheme === 'light') await usesItsOwnTypefaces(page);
      if (!PICTURES.includes(`${colorScheme} ${size}`)) continue;
      // Links differ each time, and so do their codes.
      const mask = [page.getByRole('textbox', { name: /link/i }), page.getByRole('img', { name: /^QR code/ })];
      // Soft: what else is wrong with the screen is told too.
      await expect.soft(page).toHaveScreenshot(`${screen}-${size}.png`, { mask, maskColor: '#999', maxDiffPixelRatio: 0.005 });
    }
  }
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What the page shows now is accessible, and not wider than the window. */
export async function isAccessible(page: Page): Promise<void> {
  // Once a document: the builder of `@axe-core/playwright` brings it anew each time, and opens a page for its answer.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run: (options: RunOptions) => Promise<AxeResults> } };
    const found = await axe.run({ resultTypes: ['violations'] });
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
  });
  expect(violations).toEqual([]);
  await isNotTooWide(page);
}

/** Nothing has to be scrolled sideways. */
export async function isNotTooWide(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 'too wide').toBeLessThanOrEqual(0);
}
