import { expect, type Page } from '@playwright/test';
import type { Listing, ListingPage, Phase } from '../src/lib/protocol';

/** Every screen, and how one gets there. */
export const SCREENS: Record<string, (page: Page) => Promise<void>> = {
  home: async (page) => {
    await page.goto('/');
    await expect(page.locator('img[src^="/boards/"]')).toHaveCount(4);
    await expect(page.getByRole('heading', { name: 'Games to watch' })).toBeVisible();
    // When someone is there, boards take the place of the pictures.
    await page.mouse.move(2, 2);
    await expect(page.locator('.miniature:has(svg)')).toHaveCount(4);
  },
  'setup-abalone': async (page) => {
    await page.goto('/new/abalone?variant=six-players');
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeEnabled();
  },
  'setup-seats': async (page) => {
    await page.goto('/new/abalone?variant=four-players');
    await page.getByRole('button', { name: 'Set each seat' }).click();
    await page.getByLabel('Player for White').selectOption('link');
    await expect(page.getByRole('button', { name: 'Create link' })).toBeEnabled();
  },
  'table-hus': (page) => tableOf(page, 'hus'),
  'table-pantarei': (page) => tableOf(page, 'pantarei'),
  'table-gou': (page) => tableOf(page, 'gou'),
  'table-abalone': (page) => tableOf(page, 'abalone'),
  'table-abalone-six': async (page) => {
    await page.goto('/new/abalone?variant=six-players');
    await begin(page);
  },
  'table-over': async (page) => {
    await tableOf(page, 'gou');
    await page.getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    await expect(page.getByRole('heading', { name: 'You lost' })).toBeVisible();
  },
  export: async (page) => {
    await tableOf(page, 'gou');
    await page.getByRole('button', { name: 'Export' }).click();
    await expect(page.getByRole('textbox', { name: 'Game so far' })).toBeVisible();
  },
  lobby: async (page) => {
    await page.goto('/lobby');
    await expect(page.getByRole('heading', { name: 'Open tables' })).toBeVisible();
  },
  invitation: async (page) => {
    await page.goto('/new/gou?with=link');
    await page.getByRole('button', { name: 'Create link' }).click();
    await expect(page.getByRole('textbox')).toHaveValue(/#/);
    await expect(page.locator('[data-cell]').first()).toBeAttached();
  },
  analyse: async (page) => {
    await page.goto('/analyse/abalone');
    await page.getByRole('checkbox', { name: 'Engine' }).uncheck();
    await expect(page.getByRole('gridcell').first()).toBeAttached();
  },
  'editor-hus': (page) => editorOf(page, 'hus'),
  'editor-pantarei': (page) => editorOf(page, 'pantarei'),
  'editor-gou': (page) => editorOf(page, 'gou'),
  'editor-abalone-six': async (page) => {
    await editorOf(page, 'abalone');
    await page.getByLabel('Variant').selectOption('six-players');
  },
  'learn-games': async (page) => {
    await page.goto('/learn');
    const pictures = page.locator('.window img');
    await expect(pictures).toHaveCount(4);
    await expect.poll(() => pictures.evaluateAll((all) => all.every((one) => (one as HTMLImageElement).naturalWidth > 0))).toBe(true);
  },
  learn: async (page) => {
    await page.goto('/learn/pantarei');
    await expect(page.getByRole('gridcell').first()).toBeAttached();
  },
  puzzles: async (page) => {
    await page.goto('/puzzles');
    const pictures = page.locator('.window img');
    await expect(pictures).toHaveCount(4);
    await expect.poll(() => pictures.evaluateAll((all) => all.every((one) => (one as HTMLImageElement).naturalWidth > 0))).toBe(true);
  },
  'puzzle-hus': (page) => puzzleOf(page, 'hus', '03rnbrx6'),
  'puzzle-gou': (page) => puzzleOf(page, 'gou', '05dasvct'),
  lesson: async (page) => {
    await lessonAt(page, 'abalone', 3);
  },
  'lesson-wrong': async (page) => {
    await lessonAt(page, 'hus-european', 2);
    await page.getByRole('gridcell').first().focus();
    await page.keyboard.type('h2');
    await page.keyboard.press('Enter');
    await expect(page.locator('.verdict')).toBeVisible();
  },
  'lesson-game': async (page) => {
    await lessonAt(page, 'gou', 11);
    await expect(page.getByText('No one can capture now.')).toBeVisible();
  },
  solved: async (page) => {
    await page.goto('/solved');
    await expect(page.getByText('46 moves')).toBeVisible();
  },
  'solved-win': async (page) => {
    await page.goto('/solved/european');
    await expect(page.getByText('20 moves to go')).toBeVisible();
    await expect(page.getByRole('gridcell').first()).toBeAttached();
  },
  'solved-proof': async (page) => {
    await page.goto('/solved/african?part=proof&line=b1+b3');
    await expect(page.getByText('South to move. Every move loses:')).toBeVisible();
    await expect(page.getByRole('gridcell').first()).toBeAttached();
  },
  settings: async (page) => {
    await page.goto('/settings');
    await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  },
  nowhere: async (page) => {
    await page.goto('/nowhere');
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  },
};

async function tableOf(page: Page, game: string): Promise<void> {
  await page.goto(`/new/${game}`);
  await begin(page);
}

/** A step of a lesson, counted from 0. */
async function lessonAt(page: Page, lesson: string, step: number): Promise<void> {
  await page.addInitScript(([name, progress]) => localStorage.setItem(name, progress), [
    `tetrarch.lesson.${lesson}`,
    JSON.stringify({ step, completed: step, game: null }),
  ] as const);
  await page.goto(`/learn/${lesson.split('-')[0]}/lesson`);
  await expect(page.getByRole('gridcell').first()).toBeAttached();
}

async function editorOf(page: Page, game: string): Promise<void> {
  await page.goto(`/analyse/${game}`);
  await page.getByRole('button', { name: 'Set up' }).click();
  await expect(page.getByRole('gridcell').first()).toBeAttached();
}

async function puzzleOf(page: Page, game: string, id: string): Promise<void> {
  await page.goto(`/puzzles/${game}?puzzle=${id}`);
  await expect(page.locator(`[data-puzzle="${id}"]`)).toBeVisible();
  await expect(page.getByRole('gridcell').first()).toBeAttached();
}

async function begin(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page).toHaveURL(/\/here\//);
  await expect(page.getByRole('gridcell').first()).toBeAttached();
}

/** A table of the lobby. */
function listing(phase: Phase): Listing {
  const guest = { type: 'human' as const, name: 'Ada' };
  return {
    table: `${phase}0000000000`,
    phase,
    setup: { game: 'gou', variant: 'base', options: {}, time: '5+3', rated: false, visibility: 'public', games: 2 },
    seats: [
      { seat: 1, side: 'Red', team: 1, occupant: guest },
      { seat: 2, side: 'Yellow', team: 2, occupant: phase === 'open' ? { type: 'free', invitation: 'lobby' } : { type: 'computer', level: 4 } },
    ],
    turn: null,
    ending: null,
    active_ms: 0,
  };
}

/** What is dealt by chance is dealt alike and the lobby is always the same, so that pictures can be compared. */
export async function dealAlike(page: Page): Promise<void> {
  await page.route(/\/api\/tables\?/, (route) => {
    const phase = new URL(route.request().url()).searchParams.get('phase') as Phase;
    return route.fulfill({ json: { tables: [listing(phase)], next: null } satisfies ListingPage });
  });
  await page.addInitScript(() => {
    crypto.getRandomValues = <T extends ArrayBufferView | null>(values: T): T => values;
  });
}
