import type { Page } from '@playwright/test';
import type { Listing, ListingPage, Profile, TokenView } from '../src/lib/protocol';
import { expect, test } from './fixtures';
import { fitsInEveryLanguage } from './fitting';
import { looksWell } from './looks';
import { saysOnlyMessages } from './pseudo';

const rating = (value: number, deviation: number, games: number) => ({ value, deviation, games });

const ADA: Profile = {
  name: 'Ada',
  since_ms: Date.UTC(2026, 0, 15),
  ratings: [
    { game: 'hus', players: 2, rating: rating(1624, 62, 41) },
    { game: 'gou', players: 2, rating: rating(1540, 214, 3) },
    { game: 'abalone', players: 6, rating: rating(1482, 330, 1) },
  ],
};

const TOKENS: TokenView[] = [{ label: 'my bot', scopes: ['play', 'create'], created_ms: Date.UTC(2026, 1, 3) }];

/** A table of Ada's, with someone else. */
function table(name: string, wanted: Partial<Listing> = {}): Listing {
  return {
    table: name,
    phase: 'playing',
    setup: { game: 'gou', variant: 'base', options: {}, time: '5+3', rated: true, visibility: 'link', games: 1 },
    seats: [
      { seat: 1, side: 'Red', team: 1, occupant: { type: 'human', name: 'Ada', rating: rating(1540, 214, 3) } },
      { seat: 2, side: 'Yellow', team: 2, occupant: { type: 'human', name: 'Bo', rating: rating(1606, 80, 20) } },
    ],
    turn: 1,
    ending: null,
    active_ms: 0,
    ...wanted,
  };
}

const CHALLENGE = table('challenge00000000', {
  phase: 'open',
  seats: [
    { seat: 1, side: 'Red', team: 1, occupant: { type: 'human', name: 'Bo', rating: rating(1606, 80, 20) } },
    { seat: 2, side: 'Yellow', team: 2, occupant: { type: 'free', invitation: 'account', name: 'Ada' } },
  ],
});

const GAMES: Record<string, Listing[]> = {
  playing: [table('playing0000000000')],
  open: [],
  over: [
    table('over000000000000', { phase: 'over', turn: null, ending: { id: 'resignation', message: { id: '', args: {} }, scores: [1, 0], points: null } }),
    table('over000000000001', { phase: 'over', turn: null, ending: { id: 'abort', message: { id: '', args: {} }, scores: null, points: null } }),
  ],
};

/** The server knows Ada, always the same, so that pictures can be compared. */
async function beAda(page: Page, challenges: Listing[] = []): Promise<void> {
  const pageOf = (tables: Listing[]) => ({ tables, next: null }) satisfies ListingPage;
  await page.route(/\/api\/account$/, (route) => route.fulfill({ json: ADA }));
  await page.route(/\/api\/account\/tokens$/, (route) => route.fulfill({ json: TOKENS }));
  await page.route(/\/api\/account\/challenges/, (route) => route.fulfill({ json: pageOf(challenges) }));
  await page.route(/\/api\/(account\/)?tables\?/, (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    const own = pathname.includes('account') ? (GAMES[searchParams.get('phase') ?? ''] ?? []) : [];
    return route.fulfill({ json: pageOf(own) });
  });
  await page.addInitScript(() => localStorage.setItem('tetrarch.account', '"Ada"'));
}

/** Every screen of people, and how one gets there. */
const SCREENS: Record<string, (page: Page) => Promise<void>> = {
  'sign-in': async (page) => {
    await page.goto('/sign-in');
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  },
  'sign-up-refused': async (page) => {
    await page.goto('/sign-in?new=');
    await page.getByRole('textbox', { name: 'Name' }).fill('Ada');
    await page.getByLabel('Password', { exact: true }).fill('short');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
  },
  account: async (page) => {
    await beAda(page);
    await page.goto('/account');
    await expect(page.getByRole('link', { name: 'Analyse' })).toBeVisible();
  },
  'account-keys': async (page) => {
    await beAda(page);
    await page.goto('/account');
    for (const title of ['Change password', 'API tokens', 'Your data']) await page.getByText(title).click();
    await expect(page.getByText('my bot')).toBeVisible();
    // Where it is on a phone, it is in sight at any size.
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('heading', { name: 'Security and data' }).evaluate((heading) => heading.scrollIntoView());
  },
  'account-delete': async (page) => {
    await beAda(page);
    await page.goto('/account');
    await page.getByText('Your data').click();
    await page.getByRole('button', { name: 'Delete my account…' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'challenge-bar': async (page) => {
    await beAda(page, [CHALLENGE]);
    await page.goto('/lobby');
    await expect(page.getByRole('button', { name: 'Accept' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Open tables' })).toBeVisible();
  },
  'setup-challenge': async (page) => {
    await beAda(page);
    await page.goto('/new/gou?with=person');
    await page.getByRole('checkbox', { name: 'Rated' }).check();
    await page.getByRole('textbox', { name: 'Player', exact: true }).fill('Bo');
  },
};

for (const [screen, enter] of Object.entries(SCREENS)) {
  test(`${screen} is accessible, fits every language, and looks as it did`, async ({ page }) => {
    await enter(page);
    await test.step('looks', () => looksWell(page, screen));
    await test.step('languages', () => fitsInEveryLanguage(page));
    await test.step('messages', () => saysOnlyMessages(page));
  });
}
