import { loadavg } from 'node:os';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { test } from '../fixtures';
import { pressMiddle } from '../hands';
import { keptGame, scenes, type Scene } from './scenes';
import { CATEGORIES, workOf } from './trace';
import { framesOf, slowestPress, watch } from './watch';

/** How much slower the processor is made. */
const RATES = [1, 4];
/** Each press is made so often; the middle one counts. */
const TIMES = 5;

const say = (line: string) => process.stdout.write(`${line}\n`);
const load = () =>
  loadavg()
    .map((value) => value.toFixed(1))
    .join(' ');
const cellOf = (page: Page, name: string | number) => page.locator(`[data-cell="${name}"]`);
const press = (page: Page, name: string | number) => pressMiddle(page, cellOf(page, name), 'mouse');

test('what is fetched before the engine', async ({ page, server: _ }) => {
  const fetched: { bytes: number; isEngine: boolean }[] = [];
  page.on('response', async (answer) => {
    const body = await answer.body().catch(() => Buffer.alloc(0));
    fetched.push({ bytes: gzipSync(body).length, isEngine: answer.url().endsWith('.wasm') });
  });
  await page.goto('/');
  await page.mouse.move(300, 300);
  await page.locator('.miniature svg').nth(3).waitFor();
  await page.waitForTimeout(1000);
  const sum = (isEngine: boolean) => fetched.filter((one) => one.isEngine === isEngine).reduce((total, one) => total + one.bytes, 0);
  say(`\nFirst load, compressed (gzip): ${kilobytes(sum(false))} before the engine, the engine ${kilobytes(sum(true))}`);
});

for (const rate of RATES) {
  test(`presses and frames with a processor slowed down ${rate} times`, async ({ page, browser, server: _ }) => {
    await watch(page);
    const session = await page.context().newCDPSession(page);
    say(`\nProcessor slowed down ${rate} times; load of the machine ${load()}`);
    say('From a press to the next painted frame, milliseconds: the middle of five / the slowest / what the slowest took of the processor');
    for (const scene of scenes()) {
      await enter(page, scene, 'people');
      await session.send('Emulation.setCPUThrottlingRate', { rate });
      say(`  ${scene.game.padEnd(9)} ${(await pressTimes(page, browser, scene)).join(' · ')}`);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    }
    say('Frames while a move is shown and the engine thinks; what the main thread did for each, milliseconds');
    for (const scene of scenes()) {
      await enter(page, scene, 'engine');
      await session.send('Emulation.setCPUThrottlingRate', { rate });
      say(`  ${`${scene.game}, ${scene.what}`.padEnd(29)} ${await framesWhile(page, browser, handOf(page, scene).steps)}`);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    }
    await page.goto('/');
    await page.mouse.move(300, 300);
    await page.locator('.miniature svg').nth(3).waitFor();
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    say(`  ${'home, four miniatures'.padEnd(29)} ${await framesWhile(page, browser, () => page.waitForTimeout(6000))}`);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    say(`Load of the machine at the end ${load()}`);
  });
}

/** Goes to the table of a scene. */
async function enter(page: Page, scene: Scene, others: 'engine' | 'people'): Promise<void> {
  await page.goto('/icon.svg');
  await page.evaluate(([name, kept]) => localStorage.setItem(name!, kept!), [`tetrarch.here.${scene.game}`, keptGame(scene, others)]);
  await page.goto(`/here/${scene.game}`);
  await page.getByRole('gridcell').first().waitFor({ state: 'attached' });
  await page.waitForTimeout(500);
}

/** Each deed of a hand and how long it took. */
async function pressTimes(page: Page, browser: Browser, scene: Scene): Promise<string[]> {
  const { chosen, steps } = handOf(page, scene);
  const deeds: [string, () => Promise<void>, () => Promise<void>][] = [
    ['choose', chosen, () => page.keyboard.press('Escape')],
    ['preview', () => hoverOver(page, scene), () => page.mouse.move(5, 5)],
    ['turn', () => page.getByRole('button', { name: 'Flip board' }).click(), async () => {}],
    ['play', steps, () => takeBack(page)],
    ['jump', () => page.getByRole('list', { name: 'Moves' }).getByRole('button').first().click(), () => goBack(page)],
  ];
  const told: string[] = [];
  for (const [name, deed, undo] of deeds) {
    const times: number[] = [];
    if (name === 'jump') await settle(page, steps);
    let processorMs = 0;
    for (let time = 0; time < TIMES; time += 1) {
      await browser.startTracing(page, { categories: CATEGORIES });
      times.push(await slowestPress(page, deed));
      processorMs = Math.max(processorMs, workOf(await browser.stopTracing()).longestMs);
      await undo();
      await page.waitForTimeout(150);
    }
    times.sort((one, other) => one - other);
    told.push([`${name} ${times[Math.floor(TIMES / 2)]!.toFixed(0)}`, times.at(-1)!.toFixed(0), processorMs.toFixed(0)].join('/'));
  }
  return told;
}

/** How a scene's move is made: what is chosen first, and the whole of it. */
function handOf(page: Page, { choice }: Scene): { chosen: () => Promise<void>; steps: () => Promise<void> } {
  const { gesture } = choice;
  if ('pit' in gesture) return { chosen: () => hover(page, gesture.pit), steps: () => press(page, gesture.pit) };
  if ('captures' in gesture) return both(page, gesture.from, [cellOf(page, gesture.to)]);
  switch (gesture.kind) {
    case 'swap':
      return both(page, gesture.first, [page.locator('[data-mode="swap"]'), cellOf(page, gesture.second)]);
    case 'shift': {
      const [tail, front] = [gesture.marbles[0]!, gesture.marbles.at(-1)!];
      return both(page, tail, [...(front === tail ? [] : [cellOf(page, front)]), cellOf(page, `towards ${gesture.direction}`)]);
    }
    default:
      throw new Error(`no hand for ${gesture.kind}`);
  }
}

function both(page: Page, first: string | number, rest: ReturnType<typeof cellOf>[]) {
  const chosen = () => press(page, first);
  const steps = async () => {
    await chosen();
    for (const target of rest) await pressMiddle(page, target, 'mouse');
  };
  return { chosen, steps };
}

/** Lets the pointer come over what can be chosen. */
async function hoverOver(page: Page, { choice: { gesture } }: Scene): Promise<void> {
  if ('pit' in gesture) return hover(page, gesture.pit);
  if ('captures' in gesture) return hover(page, gesture.from);
  if (gesture.kind === 'swap') return hover(page, gesture.first);
  if (gesture.kind === 'shift') return hover(page, gesture.marbles[0]!);
}

async function hover(page: Page, name: string | number): Promise<void> {
  const box = await cellOf(page, name).boundingBox();
  if (box) await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
}

async function takeBack(page: Page): Promise<void> {
  await page.waitForTimeout(300);
  await page.getByRole('button', { name: 'Take back' }).click();
  await page.mouse.move(5, 5);
}

async function settle(page: Page, steps: () => Promise<void>): Promise<void> {
  await framesOf(page, steps);
}

async function goBack(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'First move' }).click();
}

/** The frames of what a deed sets in motion, in words. */
async function framesWhile(page: Page, browser: Browser, deed: () => Promise<void>): Promise<string> {
  await browser.startTracing(page, { categories: CATEGORIES });
  const { count, perSecond, longestMs } = await framesOf(page, deed);
  const work = workOf(await browser.stopTracing());
  const shares = (['scripting', 'style', 'layout', 'paint'] as const).map((kind) => `${kind} ${work[kind].toFixed(1)}`).join(', ');
  return `${perSecond.toFixed(0)} a second of ${count}, the longest ${longestMs.toFixed(0)} ms; ${shares}; at most ${work.longestMs.toFixed(0)}`;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
