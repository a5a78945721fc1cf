import { expect, type Page } from '@playwright/test';
import { LANGUAGES, speak } from './words';

/** A small phone, and a laptop at 200 %. */
const SIZES = { phone: { width: 360, height: 640 }, zoomed: { width: 683, height: 384 } };
/** With the pseudo-languages: texts that are longer than any, and a page from right to left. */
const SPOKEN = [...LANGUAGES, 'en-XA', 'ar-XB'];

/** No text is cut off in any language. The page changes its language without a reload: so this takes minutes and not hours. */
export async function fitsInEveryLanguage(page: Page): Promise<void> {
  const found: string[] = [];
  for (const language of SPOKEN) {
    await speak(page, language);
    for (const [size, viewport] of Object.entries(SIZES)) {
      await page.setViewportSize(viewport);
      await page.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)));
      found.push(...(await misfits(page)).map((misfit) => `${language}, ${size}: ${misfit}`));
    }
  }
  expect(found).toEqual([]);
}

/** Texts that do not fit: cut off, wider than their box, or outside the window. Runs in the browser. */
function misfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const style = new Map<Element, CSSStyleDeclaration>();
    const styleOf = (element: Element) => style.get(element) ?? style.set(element, getComputedStyle(element)).get(element)!;
    const scrolls = (element: Element) => /auto|scroll/.test(styleOf(element).overflowX);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const parent = node.parentElement;
      if (text === '' || !parent || parent.closest('.unseen, svg, option, textarea, script, style, .skip, .rest')) continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const isClipped = (element: Element | null): boolean => element !== null && (styleOf(element).clipPath !== 'none' || isClipped(element.parentElement));
      if (isClipped(parent)) continue; // only heard
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (box.width === 0) continue;
      const tell = (what: string) => found.add(`${what}: “${text.slice(0, 50)}” in ${parent.tagName.toLowerCase()}.${parent.className}`);
      // Names of people may be as long as they like; they end in dots, as do the engine's lines (`.rest`).
      // Lines may lie closer together than the typeface's own height.
      const slack = 0.3 * Number.parseFloat(styleOf(parent).fontSize);
      const isName = parent.closest('bdi, .name') !== null;
      for (let element: Element | null = parent; element && element !== document.body; element = element.parentElement) {
        const { overflowX, overflowY } = styleOf(element);
        if (scrolls(element)) break;
        const own = element.getBoundingClientRect();
        if (/hidden|clip/.test(overflowX) && !isName && (box.right > own.right + 1.5 || box.left < own.left - 1.5)) tell('cut off');
        if (/hidden|clip/.test(overflowY) && (box.bottom > own.bottom + slack || box.top < own.top - slack)) tell('cut off below');
        const isBox = element === parent || element.matches('button, a, label, li, nav, header');
        if (isBox && styleOf(element).display !== 'inline' && (box.right > own.right + 1.5 || box.left < own.left - 1.5)) tell('wider than its box');
        if (element.parentElement === document.body && (box.right > innerWidth + 1 || box.left < -1)) tell('outside the window');
      }
    }
    const wide = document.documentElement.scrollWidth - innerWidth;
    if (wide > 0) {
      const sticksOut = (element: Element) => element.getBoundingClientRect().right > innerWidth + 0.5 || element.getBoundingClientRect().left < -0.5;
      const out = [...document.body.querySelectorAll('*')].filter((element) => sticksOut(element) && ![...element.children].some(sticksOut));
      const which = out.filter((element) => !element.closest('.skip, svg')).map((element) => `${element.tagName.toLowerCase()}.${element.className}`);
      found.add(`the page is ${wide} px too wide: ${which.slice(0, 4).join(', ')}`);
    }
    return [...found];
  });
}
