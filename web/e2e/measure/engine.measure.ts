import { loadavg } from 'node:os';
import type { Browser, Page } from '@playwright/test';
import type { FromWorker } from '../../src/engine/engine';
import type { Request, Thought } from '../../src/engine/types';
import { test } from '../fixtures';
import { CATEGORIES, longestDeedMs } from './trace';

/** Each search is made so often; the fastest one counts, since other work of the machine only takes away. */
const TIMES = 3;

const STARTS = [
  ['standard', 'wwwww/wwwwww/2www2/8/9/8/2bbb2/bbbbbb/bbbbb b 0,0'],
  ['belgian-daisy', 'ww1bb/wwwbbb/1ww1bb1/8/9/8/1bb1ww1/bbbwww/bb1ww b 0,0'],
] as const;

/** Keeps how the page starts its engine, so that another one can be started for these questions alone. */
function keepEngine(): void {
  const post = Worker.prototype.postMessage;
  Object.assign(window, { startEngine: null });
  window.Worker = class extends Worker {
    constructor(...how: ConstructorParameters<typeof Worker>) {
      super(...how);
      this.postMessage = (message: unknown, ...rest: never[]) => {
        post.call(this, message, ...rest);
        if (typeof message !== 'object' || message === null || !('module' in message)) return;
        const startEngine = () => {
          this.terminate();
          const engine = new Worker(...how);
          post.call(engine, message);
          return engine;
        };
        Object.assign(window, { startEngine });
      };
    }
  };
}

/** What a new engine of the page thinks of a position. */
function think(page: Page, question: Request): Promise<Thought> {
  return page.evaluate(
    (asked) =>
      new Promise<Thought>((resolve, reject) => {
        const engine = (window as unknown as { startEngine: () => Worker }).startEngine();
        engine.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
          if ('answer' in data) resolve(data.answer as Thought);
          else if (!('voice' in data)) reject(new Error(JSON.stringify(data)));
        });
        engine.postMessage({ question: asked });
      }),
    question,
  );
}

/** A search, and how many nodes it looked at in a second of the processor. */
async function timed(page: Page, browser: Browser, question: Request): Promise<{ depth: number; perSecond: number }> {
  await browser.startTracing(page, { categories: CATEGORIES });
  const { depth, nodes } = await think(page, question);
  return { depth, perSecond: nodes / (longestDeedMs(await browser.stopTracing()) / 1000) };
}

test('how deep the engine looks in a second of the processor', async ({ page, browser, server: _ }) => {
  await page.addInitScript(keepEngine);
  await page.goto('/analyse/abalone');
  await page.waitForFunction(() => (window as unknown as { startEngine: unknown }).startEngine !== null);
  process.stdout.write(`\nAbalone, the fastest of ${TIMES} searches; load of the machine ${loadavg()[0]!.toFixed(1)}\n`);
  for (const [variant, position] of STARTS) {
    const question = { ask: 'think' as const, settings: { game: 'abalone', variant }, position, history: [], lines: 1 };
    let perSecond = 0;
    for (let time = 0; time < TIMES; time += 1) {
      perSecond = Math.max(perSecond, (await timed(page, browser, { ...question, ms: 1000 })).perSecond);
    }
    const { depth } = await think(page, { ...question, nodes: Math.round(perSecond) });
    process.stdout.write(`  ${variant.padEnd(14)} ${(perSecond / 1e6).toFixed(2)} M nodes per second, depth ${depth} with so many\n`);
  }
});
