import type { Page } from '@playwright/test';
import type { Listing, ListingPage, Phase } from '../src/lib/protocol';
import { expect, test } from './fixtures';
import { looksWell } from './looks';

/** Every room, and how one gets there. */
const ROOMS: Record<string, (page: Page) => Promise<void>> = {
  home: async (page) => {
    await page.goto('/');
    await expect(page.locator('img[src^="/boards/"]')).toHaveCount(4);
    await expect(page.getByRole('heading', { name: 'Games to watch' })).toBeVisible();
  },
  'setup-abalone': async (page) => {
    await page.goto('/new/abalone?variant=six-players');
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeEnabled();
  },
  'setup-seats': async (page) => {
    await page.goto('/new/abalone?variant=four-players');
    await page.getByRole('button', { name: 'Each seat for itself' }).click();
    await page.getByLabel('Who plays White').selectOption('link');
    await expect(page.getByRole('button', { name: 'Make the link' })).toBeEnabled();
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
    await expect(page.getByRole('textbox', { name: 'The game so far' })).toBeVisible();
  },
  lobby: async (page) => {
    await page.goto('/lobby');
    await expect(page.getByRole('heading', { name: 'Open tables' })).toBeVisible();
  },
  invitation: async (page) => {
    await page.goto('/new/gou?with=link');
    await page.getByRole('button', { name: 'Make the link' }).click();
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
  settings: async (page) => {
    await page.goto('/settings');
    await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  },
  nowhere: async (page) => {
    await page.goto('/nowhere');
    await expect(page.getByRole('heading', { name: 'There is nothing at this address' })).toBeVisible();
  },
};

async function tableOf(page: Page, game: string): Promise<void> {
  await page.goto(`/new/${game}`);
  await begin(page);
}

async function editorOf(page: Page, game: string): Promise<void> {
  await page.goto(`/analyse/${game}`);
  await page.getByRole('button', { name: 'Set up' }).click();
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
async function dealAlike(page: Page): Promise<void> {
  await page.route(/\/api\/tables\?/, (route) => {
    const phase = new URL(route.request().url()).searchParams.get('phase') as Phase;
    return route.fulfill({ json: { tables: [listing(phase)], next: null } satisfies ListingPage });
  });
  await page.addInitScript(() => {
    crypto.getRandomValues = <T extends ArrayBufferView | null>(values: T): T => values;
  });
}

for (const theme of ['light', 'dark'] as const) {
  for (const [room, enter] of Object.entries(ROOMS)) {
    test.describe(() => {
      test.use({ colorScheme: theme });

      test(`${room} in ${theme} is accessible, fits, and looks as it did`, async ({ page }) => {
        await dealAlike(page);
        await enter(page);
        await looksWell(page, room, theme);
      });
    });
  }
}
