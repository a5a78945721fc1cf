import type { Page } from '@playwright/test';
import { cell, drag } from './board';
import { expect, test } from './fixtures';
import { keptGame } from './rules';

/** For each game: presses with a brush on an empty board, what that gives, and what is refused. */
const GAMES = {
  hus: {
    brush: /^Add a seed/,
    cells: ['c1', 'c1', 'f4'],
    keys: ['c1', '2', 'f4', '+'],
    text: '0,0,0,0,0,1,0,0/0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0/0,0,2,0,0,0,0,0 s',
    bad: ['c1', '4', '9'],
    why: 'Expected at most 48 seeds, found 50.',
  },
  pantarei: {
    brush: /^white 2/,
    cells: ['1', '2', '1'],
    keys: ['2', 'ArrowRight', '2', 'ArrowLeft', '2'],
    text: 'w2w2/w2 ? - -',
    bad: ['2'],
    why: 'Expected at most 3 × w2, found 4.',
  },
  gou: {
    brush: /^Yellow piece/,
    cells: ['a11', 'd8', 'd6'],
    keys: ['a11', 'Escape', '2', 'd8', 'Escape', '2', 'd6', 'Escape', '2'],
    text: 'y5/5/6/1y3/6/1y2/6/5/6/5/6 r',
    bad: [],
    why: '',
  },
  abalone: {
    brush: /^White marble/,
    cells: ['e5', 'e6', 'a1'],
    keys: ['e5', 'Escape', '2', 'e6', 'Escape', '2', 'a1', 'Escape', '2'],
    text: '5/6/7/8/4ww3/8/7/6/w4 b 0,0',
    bad: [],
    why: '',
  },
};

const text = (page: Page) => page.getByRole('textbox', { name: 'Position as text' });
const brush = (page: Page, name: RegExp | string) => page.getByRole('radio', { name });

async function open(page: Page, game: string): Promise<void> {
  await page.goto(`/analyse/${game}`);
  await page.getByRole('button', { name: 'Set up' }).click();
  await expect(page.getByRole('heading', { name: 'Set up a position' })).toBeFocused();
  await expect(page.getByRole('grid')).toBeVisible();
}

async function press(page: Page, name: string, hand: 'mouse' | 'touch'): Promise<void> {
  const target = cell(page, name);
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`there is no ${name} to press`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await (hand === 'touch' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
}

/** Drags from a cell to the upper left corner of the window, where no board is. */
async function dragOff(page: Page, from: string): Promise<void> {
  await cell(page, from).hover();
  await page.mouse.down();
  await page.mouse.move(5, 100, { steps: 8 });
  await page.mouse.up();
}

async function type(page: Page, keys: readonly string[]): Promise<void> {
  for (const key of keys) await (/^[a-z]\d+$/.test(key) ? page.keyboard.type(key) : page.keyboard.press(key));
}

for (const [game, { brush: name, cells, keys, text: expected, bad, why }] of Object.entries(GAMES)) {
  for (const hand of ['mouse', 'touch'] as const) {
    test.describe(() => {
      test.use(hand === 'touch' ? { hasTouch: true, viewport: { width: 360, height: 740 } } : {});

      test(`a position of ${game} is put up by ${hand} and analysed`, async ({ page }) => {
        await open(page, game);
        await page.getByRole('button', { name: 'Clear board' }).click();
        await brush(page, name).check();
        for (const pressed of cells) await press(page, pressed, hand);
        await expect(text(page)).toHaveValue(expected);
        await expect(page.getByText('This position is valid.').or(page.getByText(/wins|draw/))).toBeVisible();
        await page.getByRole('button', { name: 'Analyse position' }).click();
        await expect(page.getByRole('region', { name: 'Engine' })).toBeVisible();
        await expect(page.getByRole('main')).toBeFocused();
        await page.getByRole('button', { name: 'Set up' }).click();
        await expect(text(page)).toHaveValue(expected);
      });
    });
  }

  test(`a position of ${game} is put up by keys, and a bad one is refused`, async ({ page }) => {
    await open(page, game);
    await page.getByRole('button', { name: 'Clear board' }).click();
    await page.locator('[role="gridcell"][tabindex="0"]').focus();
    await type(page, keys);
    await expect(text(page)).toHaveValue(expected);
    if (bad.length === 0) return;
    await type(page, bad);
    await expect(page.getByText(why)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Analyse position' })).toBeDisabled();
    await expect(page.getByRole('link', { name: 'Play from here' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText(why)).toBeHidden();
  });
}

test('too many pieces of Gou, and marbles nobody lost in Abalone, are refused with a sentence', async ({ page }) => {
  await open(page, 'gou');
  await brush(page, /^Red piece/).check();
  await press(page, 'f2', 'mouse');
  await expect(page.getByText(/^Expected at most \d+ pieces for Red, found \d+\.$/)).toBeVisible();

  await open(page, 'abalone');
  await page.getByRole('button', { name: 'Pushed off by Black: one more' }).click();
  await expect(page.getByText('The pushed-off counts say 1 for Black’s side, but only 0 of its rivals’ marbles are missing.')).toBeVisible();
  await brush(page, 'Remove').check();
  await press(page, 'i5', 'mouse');
  await expect(page.getByText('This position is valid.')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Black has pushed off 1 of 6 marbles' })).toBeAttached();
});

test('pieces are dragged to another place and off the board', async ({ page }) => {
  await open(page, 'abalone');
  await drag(page, 'c3', 'e5');
  await expect(text(page)).toHaveValue('wwwww/wwwwww/2www2/8/4b4/8/3bb2/bbbbbb/bbbbb b 0,0');
  await page.keyboard.press('Control+z');
  await expect(text(page)).toHaveValue('wwwww/wwwwww/2www2/8/9/8/2bbb2/bbbbbb/bbbbb b 0,0');
  await drag(page, 'c3', 'e5');
  await dragOff(page, 'e5');
  await expect(text(page)).toHaveValue('wwwww/wwwwww/2www2/8/9/8/3bb2/bbbbbb/bbbbb b 0,0');

  await open(page, 'gou');
  await drag(page, 'a7', 'b6');
  await expect(cell(page, 'b6')).toHaveAttribute('aria-label', /red piece/);
});

test('six players have six colours, and a game against the computer begins from what was put up', async ({ page }) => {
  await open(page, 'abalone');
  await page.getByLabel('Variant').selectOption('six-players');
  await expect(brush(page, /marble/)).toHaveCount(6);
  await brush(page, /^Blue marble/).check();
  const position = await text(page).inputValue();
  await page.getByRole('link', { name: 'Play from here' }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  expect((await keptGame(page, 'abalone')).start).toBe(position);
});

test('the text can be written, and the study is as it was after a cancel', async ({ page }) => {
  await page.goto('/analyse/gou');
  await page.getByRole('region', { name: 'Engine' }).getByRole('listitem').first().getByRole('button').click();
  await expect(page.locator('.move')).toHaveCount(1);
  await page.getByRole('button', { name: 'Set up' }).click();
  await text(page).fill('rrr/what r');
  await expect(text(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('Expected 11 rows, found 2.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.locator('.move')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Set up' })).toBeFocused();
});
