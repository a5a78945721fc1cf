import type { Page } from '@playwright/test';

/** The frames of an animation. */
export interface Frames {
  count: number;
  perSecond: number;
  longestMs: number;
}

declare global {
  interface Window {
    measured: { presses: number[]; frames: number[]; changes: number[] };
  }
}

/** Lets the page note how long presses take to the next painted frame, and when frames come and boards change. */
export async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const measured = { presses: [] as number[], frames: [] as number[], changes: [] as number[] };
    window.measured = measured;
    let isOpen = false;
    const note = (event: Event) => {
      if (isOpen) return;
      isOpen = true;
      const pressedMs = event.timeStamp;
      requestAnimationFrame(() => {
        const painted = new MessageChannel();
        painted.port1.onmessage = () => {
          isOpen = false;
          measured.presses.push(performance.now() - pressedMs);
        };
        painted.port2.postMessage(null);
      });
    };
    for (const type of ['pointerdown', 'pointermove', 'pointerup', 'keydown']) addEventListener(type, note, { capture: true, passive: true });
    const frame = (atMs: number) => {
      measured.frames.push(atMs);
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    const inBoard = (node: Node) => node instanceof SVGElement || node.parentElement instanceof SVGElement;
    new MutationObserver((changes) => {
      if (changes.some((change) => inBoard(change.target))) measured.changes.push(performance.now());
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  });
}

/** What a deed's presses took, the slowest of them. */
export async function slowestPress(page: Page, deed: () => Promise<void>): Promise<number> {
  await page.evaluate(() => (window.measured.presses = []));
  await deed();
  await page.waitForFunction(() => window.measured.presses.length > 0);
  return page.evaluate(() => Math.max(...window.measured.presses));
}

/** No change on the board for so long: it has come to rest. */
const REST_MS = 400;
const LONGEST_MS = 9_000;

/** The frames while the board moves after a deed. */
export async function framesOf(page: Page, deed: () => Promise<void>): Promise<Frames> {
  await page.evaluate(() => {
    window.measured.frames = [];
    window.measured.changes = [];
  });
  await deed();
  await page
    .waitForFunction(([restMs]) => performance.now() - (window.measured.changes.at(-1) ?? performance.now()) > restMs!, [REST_MS], {
      timeout: LONGEST_MS,
      polling: 100,
    })
    .catch(() => {});
  const { frames, changes } = await page.evaluate(() => window.measured);
  if (changes.length === 0) return { count: 0, perSecond: 0, longestMs: 0 };
  const [from, to] = [changes[0]!, changes.at(-1)!];
  const within = frames.filter((atMs) => atMs >= from && atMs <= to);
  const gaps = within.slice(1).map((atMs, index) => atMs - within[index]!);
  const spentMs = gaps.reduce((sum, gap) => sum + gap, 0);
  return { count: gaps.length, perSecond: spentMs === 0 ? 0 : (1000 * gaps.length) / spentMs, longestMs: Math.max(0, ...gaps) };
}
