import { expect, type Locator, type Page } from '@playwright/test';

/** A cell of the board, or an arrow on it. */
export function cell(page: Page, name: string): Locator {
  return page.locator(`[data-cell="${name}"]`);
}

/** Opens a game for everyone at this screen. */
export async function boardAt(page: Page, game: string, choices: { variant?: string; position?: string } = {}): Promise<void> {
  await page.goto(`/new/${game}?${new URLSearchParams({ with: 'here', ...choices })}`);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('grid')).toBeVisible();
}

/** Drags from the middle of one cell to that of another, by mouse. */
export async function drag(page: Page, from: string, to: string): Promise<void> {
  await page.mouse.move(...(await middleOf(cell(page, from))));
  await page.mouse.down();
  await page.mouse.move(...(await middleOf(cell(page, to))), { steps: 8 });
  await page.mouse.up();
}

/** Drags with a finger. */
export async function swipe(page: Page, from: string, to: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const [start, end] = [await middleOf(cell(page, from)), await middleOf(cell(page, to))];
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: [number, number][]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y]) => ({ x, y })) });
  await touch('touchStart', [start]);
  for (const share of [0.3, 0.6, 1]) {
    await touch('touchMove', [[start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share]]);
  }
  await touch('touchEnd', []);
}

async function middleOf(target: Locator): Promise<[number, number]> {
  const box = await target.boundingBox();
  if (!box) throw new Error('there is nothing to press');
  return [box.x + box.width / 2, box.y + box.height / 2];
}
