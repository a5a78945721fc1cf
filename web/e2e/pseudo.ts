import { expect, type Page } from '@playwright/test';
import { speak } from './words';

/** What is the same in every language: names, notation, addresses, the names of languages and typefaces. */
const EXCEPT = 'bdi, code, textarea, .language option, [lang]:not(html), [data-cell], .board svg, [data-notation], a[href^="/licences/"]';

/** Text and labels that are no messages: in the pseudo-language every message has accents. */
function plainTexts(page: Page): Promise<string[]> {
  return page.evaluate((except) => {
    const found: string[] = [];
    const isPlain = (text: string) => /[A-Za-z]{4}/.test(text);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent && !parent.closest(`${except}, script, style`) && isPlain(node.textContent ?? '')) found.push(node.textContent?.trim() ?? '');
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
      if (element.closest(except)) continue;
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
        const text = element.getAttribute(name) ?? '';
        if (isPlain(text)) found.push(`${name}: ${text}`);
      }
    }
    if (isPlain(document.title)) found.push(`title: ${document.title}`);
    return [...new Set(found)];
  }, EXCEPT);
}

/** People of the tests, who have the same name in every language. */
const NAMES = /\b(Ada|Bo|localhost|http\S*)\b/g;

/** A screen says nothing but messages, and can be written from right to left. */
export async function saysOnlyMessages(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 720 });
  // Each cell of a board, and on which side of the board's first cell it lies.
  const places = () =>
    page.locator('[data-cell]').evaluateAll((cells) => {
      const boardOf = (cell: Element) => cell.closest('svg, [role="grid"]');
      return cells.map((cell) => {
        const first = cells.find((other) => boardOf(other) === boardOf(cell))!;
        const away = Math.round(cell.getBoundingClientRect().x - first.getBoundingClientRect().x);
        return `${cell.getAttribute('data-cell')} ${Math.sign(away)}`;
      });
    });
  await speak(page, 'en-XA');
  expect((await plainTexts(page)).filter((text) => /[A-Za-z]{4}/.test(text.replace(NAMES, '')))).toEqual([]);
  const before = await places();
  await speak(page, 'ar-XB');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const mark = await page.locator('header .mark').boundingBox();
  const nav = await page.locator('header nav').boundingBox();
  expect(mark!.x, 'the mark is at the beginning of the line').toBeGreaterThan(nav!.x);
  // Boards are not mirrored. Cells may lie a little closer where the words beside them take more room.
  expect(await places()).toEqual(before);
}
