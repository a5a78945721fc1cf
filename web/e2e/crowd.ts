import { expect, type Browser, type BrowserContextOptions, type Page, type WebSocketRoute } from '@playwright/test';
import type { Snapshot } from '../src/engine/types';
import { listenFor } from './fixtures';
import { playBy } from './hands';
import { goodMove } from './rules';

/** A person with a browser of their own. */
export async function person(browser: Browser, complaints: string[], name: string, options: BrowserContextOptions = {}): Promise<Page> {
  // The worker that keeps the page for offline use fetches all of it: only tests about it let it.
  const page = await (await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block', ...options })).newPage();
  listenFor(page, complaints);
  await page.addInitScript((wanted) => {
    if (!localStorage.getItem('tetrarch.settings')) localStorage.setItem('tetrarch.settings', JSON.stringify({ name: wanted }));
  }, name);
  return page;
}

/** The table that a page is at, as the server has it. */
export async function tableOf(page: Page): Promise<Snapshot> {
  const id = new URL(page.url()).pathname.split('/').at(-1);
  return (await (await page.request.get(`/api/tables/${id}`)).json()) as Snapshot;
}

/** Makes a table by link on the sheet; the links of the others' seats. */
export async function invite(page: Page, sheet: string, fillIn: (page: Page) => Promise<void> = async () => {}): Promise<string[]> {
  await page.goto(sheet);
  await fillIn(page);
  await page.getByRole('button', { name: 'Create link' }).click();
  await expect(page.getByRole('heading', { name: 'Waiting for players' })).toBeVisible();
  const each = page.getByText('A link for one seat', { exact: true });
  const fields = page.getByRole('textbox', { name: /^Link for/ });
  await expect(each.or(fields.first()).first()).toBeVisible();
  if (await each.isVisible()) await each.click();
  await expect(fields.first()).toHaveValue(/#/);
  return Promise.all((await fields.all()).map((field) => field.inputValue()));
}

/** A table of Abalone or another game with everyone on their seats, by links. */
export async function seated(browser: Browser, complaints: string[], sheet: string, names: string[]): Promise<Page[]> {
  const pages = await Promise.all(names.map((name) => person(browser, complaints, name)));
  const [host, ...guests] = pages;
  if (!host) throw new Error('nobody is here');
  const links = await invite(host, sheet);
  for (const [index, guest] of guests.entries()) await accept(guest, links[index] ?? '');
  for (const page of pages) await atTable(page);
  return pages;
}

/** Waits until a page is connected to its table and shows its board: before that, nobody can press anything. */
export async function atTable(page: Page): Promise<void> {
  await expect(page.locator('.table[data-connection="live"]')).toBeAttached();
  await expect(page.getByRole('gridcell').first()).toBeAttached();
}

const movesOf = (page: Page) => page.getByRole('list', { name: 'Moves' }).getByRole('button');

/** Opens an invitation and takes the seat, under the name that the browser remembers. */
export async function accept(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: /^Play( as |$)/ }).click();
  await expect(page.getByRole('button', { name: /^Play( as |$)/ })).toHaveCount(0);
}

/** Plays a good move for whoever is to move, and waits until everyone sees it, but for one who cannot. */
export async function playOn(pages: Page[], { without }: { without?: Page } = {}): Promise<void> {
  const [first] = pages;
  if (!first) throw new Error('nobody is here');
  const snapshot = await tableOf(first);
  const mover = pages[snapshot.turn - 1];
  if (!mover) throw new Error(`nobody plays for seat ${snapshot.turn}`);
  await atTable(mover);
  await expect(movesOf(mover)).toHaveCount(snapshot.history.length);
  await playBy('mouse', mover, goodMove(snapshot, 2));
  for (const page of pages.filter((other) => other !== without)) {
    await expect(movesOf(page)).toHaveCount(snapshot.history.length + 1);
  }
}

/** The people of a table in the order of its seats: after a rematch all have moved on. */
export async function bySeat(pages: Page[], names: string[]): Promise<Page[]> {
  const [first] = pages;
  if (!first) throw new Error('nobody is here');
  const { seats } = await tableOf(first);
  return seats.map(({ occupant }) => pages[names.indexOf(occupant.type === 'human' ? occupant.name : '')]!);
}

/** The wire of a page to its tables, to be cut and mended. It holds the page's next line, so an open one is renewed. */
export async function wireOf(page: Page): Promise<{ cut: () => Promise<void>; mend: () => void }> {
  let isCut = false;
  let last: WebSocketRoute | null = null;
  await page.routeWebSocket(/\/socket$/, (line) => {
    if (isCut) return void line.close();
    line.connectToServer();
    last = line;
  });
  if (page.url() !== 'about:blank') {
    await page.reload();
    await atTable(page);
  }
  return {
    cut: async () => {
      isCut = true;
      await last?.close();
    },
    mend: () => (isCut = false),
  };
}
