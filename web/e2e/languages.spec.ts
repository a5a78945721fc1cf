import type { Browser, Page } from '@playwright/test';
import type { LessonId } from '../src/screens/lesson/lesson';
import { fetchLesson } from '../src/screens/lesson/lessons/fetch';
import { atTable, tableOf } from './crowd';
import { expect, listenFor, test } from './fixtures';
import { playBy } from './hands';
import { addressOf, complete, playGame, press } from './lesson';
import { goodMove, keptGame } from './rules';
import { LANGUAGES, speak, wordsOf } from './words';

/** In these a whole game is played; the pseudo-language shows that the test itself knows no English. */
const PLAYED = ['cs', 'ru', 'de', 'en-XA'].filter((language) => language === 'en-XA' || LANGUAGES.includes(language));
/** The lesson that is completed in each; Pantareï’s colours are chosen by their English names. */
const LESSONS: Record<string, LessonId> = { cs: 'hus-european', ru: 'abalone', de: 'gou', 'en-XA': 'hus-african' };
const OTHER = LANGUAGES.find((language) => language !== 'en') ?? 'en';

/** A person with a browser of their own, which asks for a language. */
async function person(browser: Browser, complaints: string[], locale: string): Promise<Page> {
  const page = await (await browser.newContext({ reducedMotion: 'reduce', locale, serviceWorkers: 'block' })).newPage();
  listenFor(page, complaints);
  return page;
}

for (const language of PLAYED) {
  const say = wordsOf(language);

  test(`a lesson in ${language}`, async ({ page }) => {
    const lesson = await fetchLesson(LESSONS[language] ?? 'gou');
    const steps = lesson.steps.length + 1;
    const address = addressOf(lesson);
    await page.goto(`${address}${address.includes('?') ? '&' : '?'}lang=${language}`);
    for (const [index, step] of lesson.steps.entries()) {
      await expect(page.getByText(say('lesson-step', { step: index + 1, steps }), { exact: true })).toBeVisible();
      await expect(page.getByRole('gridcell').first()).toBeAttached();
      // What is shown to those who ask is said in the language too, move and all.
      if (index === 3) {
        await press(page, 'mouse', say('lesson-show'));
        await expect(page.locator('.verdict')).toContainText(say('lesson-shown', { how: '' }).trim());
      }
      await complete(page, 'mouse', lesson, step, say);
      await press(page, 'mouse', say('lesson-next'));
    }
    await playGame(page, 'mouse', lesson.settings.game, true, say);
    await page.goto(`/learn/${lesson.settings.game}?lang=${language}`);
    await expect(page.getByText(say('learn-lesson-done'))).toBeVisible();
  });

  test(`a game against the computer in ${language}`, async ({ page }) => {
    await page.goto(`/new/gou?lang=${language}`);
    await page.getByRole('button', { name: say('setup-go-computer'), exact: true }).click();
    await expect(page.getByRole('gridcell').first()).toBeAttached();
    // Until it is over, however long it takes: the computer is a beginner, and its opponent is not.
    for (;;) {
      const game = await keptGame(page, 'gou');
      if (game.phase === 'over' || game.history.length > 200) break;
      if (game.turn === 1) await playBy('mouse', page, goodMove(game, 6));
      await expect.poll(async () => (await keptGame(page, 'gou')).history.length).toBeGreaterThan(game.history.length);
    }
    expect((await keptGame(page, 'gou')).phase).toBe('over');
    await expect(page.getByRole('button', { name: say('ending-again') }).first()).toBeVisible();
    await expect(page.locator('.ending h2')).not.toBeEmpty();
  });

  test(`an online game in ${language}, for whoever opens the link too`, async ({ browser, complaints }) => {
    const [ada, bo] = [await person(browser, complaints, 'en'), await person(browser, complaints, 'en')];
    await ada.goto(`/new/gou?with=link&lang=${language}`);
    await ada.getByRole('button', { name: say('setup-go-link'), exact: true }).click();
    const field = ada.locator('textarea, input[readonly]').first();
    await expect(field).toHaveValue(/#/);
    const link = await field.inputValue();
    expect(new URL(link).searchParams.get('lang')).toBe(language);

    await bo.goto(link);
    await expect(bo.locator('html')).toHaveAttribute('lang', language);
    await bo.locator('form button.main').click();
    for (const page of [ada, bo]) await atTable(page);
    for (let ply = 0; ply < 4; ply++) {
      const table = await tableOf(ada);
      await playBy('mouse', [ada, bo][table.turn - 1]!, goodMove(table, 2));
      // Both have seen it: the next one plays on the position that the server has.
      for (const page of [ada, bo]) await expect(page.getByRole('list', { name: say('moves') }).getByRole('button')).toHaveCount(ply + 1);
    }
    await bo.getByRole('button', { name: say('control-resign'), exact: true }).click();
    await bo
      .getByRole('dialog')
      .getByRole('button', { name: say('resign-yes'), exact: true })
      .click();
    await expect(ada.locator('.ending h2')).toHaveText(say('ending-won'));
    await expect(bo.locator('.ending h2')).toHaveText(say('ending-lost'));
  });
}

test.describe('the language of the page', () => {
  test.skip(OTHER === 'en', 'there is no other language');
  const say = wordsOf(OTHER);

  test('is that of the browser, from the first word on, and nothing else is fetched', async ({ browser, complaints }) => {
    const page = await person(browser, complaints, `${OTHER}-ZZ`);
    const fetched: string[] = [];
    page.on('response', (answer) => fetched.push(new URL(answer.url()).pathname));
    // Everything that was ever in sight.
    await page.addInitScript(() => {
      const seen = new Set<string>();
      Object.assign(window, { seen });
      new MutationObserver(() => seen.add(document.querySelector('nav')?.textContent ?? '')).observe(document, {
        childList: true,
        subtree: true,
        characterData: true,
      });
    });
    await page.goto('/');
    await expect(page.locator('header').getByRole('link', { name: say('nav-learn') })).toBeVisible();
    const navs = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
    const english = wordsOf('en');
    expect(navs.filter((text) => text.includes(english('nav-settings')))).toEqual([]);
    await page.goto('/new/gou');
    await expect(page.getByRole('button', { name: say('setup-go-computer'), exact: true })).toBeVisible();
    const texts = fetched.filter((path) => path.startsWith('/assets/messages/'));
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.filter((path) => !path.startsWith(`/assets/messages/${OTHER}-`))).toEqual([]);
  });

  test('changes without a reload, and is in the address, in the document and in the browser’s memory', async ({ page }) => {
    await page.goto('/settings');
    await page.evaluate(() => Object.assign(window, { same: true }));
    await speak(page, OTHER);
    await expect(page.getByRole('heading', { name: say('settings') })).toBeVisible();
    expect(await page.evaluate(() => 'same' in window), 'not reloaded').toBe(true);
    await expect(page).toHaveURL(new RegExp(`\\?lang=${OTHER}$`));
    await expect(page).toHaveTitle(say('title-room', { room: say('settings') }));
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', say('page-description'));
    const manifest = await page.locator('link[rel="manifest"]').getAttribute('href');
    const { lang, description } = (await (await page.request.get(manifest ?? '')).json()) as { lang: string; description: string };
    expect([lang, description]).toEqual([OTHER, say('page-description')]);
    const alternates = page.locator('link[rel="alternate"][hreflang]');
    await expect(alternates).toHaveCount(LANGUAGES.length + 1);
    expect(await page.locator(`link[hreflang="${OTHER}"]`).getAttribute('href')).toMatch(new RegExp(`/settings\\?lang=${OTHER}$`));

    await page.getByRole('link', { name: say('nav-lobby') }).click();
    await expect(page).toHaveURL(new RegExp(`/lobby\\?lang=${OTHER}$`));
    // A new visit without it in the address.
    await page.goto('/learn');
    await expect(page.locator('html')).toHaveAttribute('lang', OTHER);
    // A link in another language is followed, and changes nothing for good.
    await page.goto('/?lang=en');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', OTHER);
  });

  test('changes without a new beginning: lesson, sheet, tables and analysis stay as they are', async ({ page, browser, complaints }) => {
    const mark = async () => {
      await expect(page.getByRole('gridcell').first()).toBeAttached();
      await page.locator('main').evaluate((main) => Object.assign(main.querySelector('[role="grid"], form')!, { same: true }));
    };
    const isMarked = () => page.locator('main').evaluate((main) => 'same' in main.querySelector('[role="grid"], form')!);
    const host = await person(browser, complaints, 'en');
    await host.goto('/new/gou?with=lobby');
    await host.getByRole('button', { name: 'Open table' }).click();
    await expect(host.getByText('Your table is in the lobby.')).toBeVisible();
    await page.goto(new URL(host.url()).pathname);
    await page.getByRole('button', { name: /^Play/ }).click();
    const online = new URL(host.url()).pathname;
    for (const path of [online, '/learn/gou/lesson', '/analyse/gou', '/puzzles/hus', '/solved/european']) {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await mark();
      for (const language of [OTHER, 'en']) {
        await speak(page, language);
        await page.evaluate(() => new Promise(requestAnimationFrame));
        expect(await isMarked(), `${path} in ${language}`).toBe(true);
      }
    }
    // What was chosen on a sheet stays chosen.
    await page.goto('/new/gou?with=link');
    await page.getByText('5+3', { exact: true }).click();
    await speak(page, OTHER);
    await expect(page.getByRole('radio', { name: '5+3' })).toBeChecked();
  });

  test('is remembered by the account', async ({ browser, complaints }) => {
    const name = `L${Date.now().toString(36)}`;
    const [first, second] = [await person(browser, complaints, 'en'), await person(browser, complaints, 'en')];
    await first.goto('/sign-in?new');
    const fill = async (page: Page) => {
      await page.locator('main form input').first().fill(name);
      await page.locator('main form input[type="password"]').first().fill('a long password');
      await page.locator('main form button.main').click();
      await expect(page.getByRole('banner')).toContainText(name);
    };
    await fill(first);
    const remembered = first.waitForResponse((answer) => answer.request().method() === 'PATCH');
    await speak(first, OTHER);
    expect((await remembered).status()).toBe(204);
    await second.goto('/sign-in');
    await fill(second);
    await expect(second.locator('html')).toHaveAttribute('lang', OTHER);
  });

  test('is one of those that the document names before any script has run', async ({ page }) => {
    const document = await (await page.request.get('/learn/gou')).text();
    const alternates = [...document.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)].map(([, id, href]) => [id, href]);
    expect(alternates).toEqual(expect.arrayContaining([['x-default', '?'], ...LANGUAGES.map((id) => [id, `?lang=${id}`])]));
    expect(alternates).toHaveLength(LANGUAGES.length + 1);
  });

  test('is the language of what the server refuses', async ({ page }) => {
    const asked = await page.request.get('/api/tables/0000000000000000', { headers: { 'accept-language': `tlh, ${OTHER};q=0.5` } });
    expect(asked.headers()['content-language']).toBe(OTHER);
    expect(asked.headers()['vary']).toContain('accept-language');
    const { detail } = (await asked.json()) as { detail: string };
    expect(detail).toBe(say('refusal-no-such-table', { table: '0000000000000000' }));
  });

  test.describe(() => {
    test.use({ serviceWorkers: 'allow' });

    test('is there without a network', async ({ page, context }) => {
      await page.goto(`/?lang=${OTHER}`);
      await page.evaluate(() => navigator.serviceWorker.ready);
      const kept = () => page.evaluate(async () => (await (await caches.open('tetrarch-messages')).keys()).map(({ url }) => new URL(url).pathname));
      await expect.poll(async () => (await kept()).length).toBeGreaterThan(1);
      expect((await kept()).filter((path) => !path.includes(`/${OTHER}-`))).toEqual([]);
      await page.reload();
      await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
      await context.setOffline(true);
      await page.goto(`/new/gou?lang=${OTHER}`);
      await expect(page.getByRole('button', { name: say('setup-go-computer'), exact: true })).toBeEnabled();
    });
  });
});
