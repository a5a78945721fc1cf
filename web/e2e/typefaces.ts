import { expect, type CDPSession, type Page } from '@playwright/test';

/** No letter that the page shows comes from the machine it is shown on. */
export async function usesItsOwnTypefaces(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  // Again while typefaces come in and while what is shown changes under our eyes.
  await expect(async () => {
    const { strangers, glyphs } = await look(browser);
    expect(strangers).toEqual([]);
    expect(glyphs, 'letters that were looked at').toBeGreaterThan(10);
  }).toPass();
  await browser.detach();
}

async function look(browser: CDPSession): Promise<{ strangers: string[]; glyphs: number }> {
  const { nodes } = await browser.send('DOM.getFlattenedDocument', { depth: -1, pierce: true });
  const withText = new Set(nodes.filter((node) => node.nodeType === 3 && node.nodeValue.trim()).map((node) => node.parentId));
  const shown = nodes.filter((node) => withText.has(node.nodeId));
  const answers = await Promise.all(shown.map(({ nodeId }) => browser.send('CSS.getPlatformFontsForNode', { nodeId })));
  const used = answers.flatMap(({ fonts }, index) => fonts.map((font) => ({ font, node: shown[index]! })));
  const strangers = used
    .filter(({ font }) => !font.isCustomFont)
    .map(({ font, node }) => {
      const texts = nodes.filter((other) => other.parentId === node.nodeId).map((other) => other.nodeValue);
      return `${font.familyName} in <${node.localName}>: ${texts.join(' ')}`;
    });
  return { strangers, glyphs: used.reduce((sum, { font }) => sum + font.glyphCount, 0) };
}
