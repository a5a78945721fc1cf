import type { Locator, Page } from '@playwright/test';
import type { View } from '../src/engine/types';

type Choice = View['choices'][number];

/** Ways to play a move on a board. */
export type HandName = 'mouse' | 'touch' | 'keyboard';

const cell = (page: Page, name: string | number): Locator => page.locator(`[data-cell="${name}"]`);

/** Plays a move by the given hand. */
export async function playBy(hand: HandName, page: Page, choice: Choice): Promise<void> {
  if (hand === 'keyboard') return playByKeys(page, choice);
  const press = (target: Locator) => pressMiddle(page, target, hand);
  const { gesture } = choice;
  if ('pit' in gesture) {
    // What is shown is played by the next press: a mouse shows it by being there, a finger by the first press.
    await press(cell(page, gesture.pit));
    if (hand === 'touch') await press(cell(page, gesture.pit));
  } else if ('captures' in gesture) {
    await press(cell(page, gesture.from));
    await press(cell(page, gesture.to));
  } else {
    await pressKind(page, gesture, press);
  }
}

async function pressKind(page: Page, gesture: Extract<Choice['gesture'], { kind: string }>, press: (target: Locator) => Promise<void>): Promise<void> {
  switch (gesture.kind) {
    case 'choose':
      return press(page.getByRole('button', { name: gesture.colour, exact: false }).first());
    case 'pass':
      return press(page.getByRole('button', { name: /pass/i }));
    case 'carry':
      await press(cell(page, gesture.from));
      await press(page.locator(`[data-mode="${gesture.scales === 2 ? 'two' : 'one'}"]`));
      return press(cell(page, gesture.to));
    case 'swap':
      await press(cell(page, gesture.first));
      await press(page.locator('[data-mode="swap"]'));
      return press(cell(page, gesture.second));
    case 'shift': {
      const [tail, front] = [gesture.marbles[0] ?? '', gesture.marbles.at(-1) ?? ''];
      await press(cell(page, tail));
      if (front !== tail) await press(cell(page, front));
      return press(cell(page, `towards ${gesture.direction}`));
    }
  }
}

/** Drawings lie over each other; a person presses a place, not an element. */
export async function pressMiddle(page: Page, target: Locator, hand: 'mouse' | 'touch'): Promise<void> {
  await target.waitFor({ state: 'attached' });
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('there is nothing to press');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (hand === 'touch') {
    await page.touchscreen.tap(x, y);
  } else {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.up();
  }
}

/** The board is one tab stop; letters type notation, Enter plays. */
async function playByKeys(page: Page, choice: Choice): Promise<void> {
  const { gesture } = choice;
  if ('kind' in gesture && gesture.kind === 'choose') {
    return page.getByRole('button', { name: gesture.colour, exact: false }).first().press('Enter');
  }
  if ('kind' in gesture && gesture.kind === 'pass') return page.getByRole('button', { name: /pass/i }).press('Enter');
  await page.locator('[role="gridcell"][tabindex="0"]').focus();
  await page.keyboard.press('Escape');
  await page.keyboard.type(choice.move.replace('-', ''));
  await page.keyboard.press('Enter');
}
