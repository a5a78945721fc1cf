import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Engine, Stopped, type FromWorker, type ToWorker } from './engine';
import { Refused } from './instance';

vi.mock('./module', () => ({ compiledModule: () => Promise.resolve('the module') }));

/** A worker that answers when it is told to. */
class FakeWorker {
  static hired: FakeWorker[] = [];
  onmessage: ((event: { data: FromWorker }) => void) | null = null;
  onerror: ((event: { message: string }) => void) | null = null;
  heard: ToWorker[] = [];
  isGone = false;

  constructor() {
    FakeWorker.hired.push(this);
  }

  postMessage(message: ToWorker): void {
    this.heard.push(message);
  }

  terminate(): void {
    this.isGone = true;
  }

  say(data: FromWorker): void {
    this.onmessage?.({ data });
  }
}

const question = { settings: { game: 'hus' }, position: 'p', history: [], lines: 1 };
const thought = { depth: 1, selective_depth: 1, lines: [], nodes: 1, elapsed_ms: 0, table_permille: 0, proved: null };

/** Nothing takes long here; only a machine with much to do does. */
const PATIENCE = { timeout: 600_000 };

let engine: Engine;

/** The worker of this number, once it has heard so many questions. */
async function worker(number: number, questions: number): Promise<FakeWorker> {
  await vi.waitUntil(() => FakeWorker.hired[number]?.heard.length === questions + 1, PATIENCE);
  return FakeWorker.hired[number]!;
}

beforeEach(() => {
  FakeWorker.hired = [];
  engine = new Engine(() => new FakeWorker() as unknown as Worker);
});

afterEach(() => engine.stop());

describe('the engine', () => {
  it('gets the module first, tells what it thinks, and answers', async () => {
    const heard: unknown[] = [];
    const answer = engine.think(question, (thought) => heard.push(thought));
    const first = await worker(0, 1);
    expect(first.heard[0]).toEqual({ module: 'the module' });
    first.say({ progress: { type: 'thought', thought } });
    first.say({ answer: { ...thought, depth: 9 } });
    expect((await answer).depth).toBe(9);
    expect(heard).toEqual([thought]);
  });

  it('answers one question after another', async () => {
    const one = engine.think(question);
    const two = engine.choose({ settings: { game: 'gou' }, position: 'q', history: [], level: 3, seed: 1 });
    (await worker(0, 1)).say({ answer: thought });
    await one;
    (await worker(0, 2)).say({ answer: { move: 'a7-b6', thought } });
    expect((await two).move).toBe('a7-b6');
    expect(FakeWorker.hired.length).toBe(1);
  });

  it('stops at once, and the next question finds a new worker', async () => {
    const stopped = engine.think(question);
    const waiting = engine.think(question);
    const first = await worker(0, 1);
    engine.stop();
    await expect(stopped).rejects.toThrow(Stopped);
    await expect(waiting).rejects.toThrow(Stopped);
    await vi.waitUntil(() => first.isGone, PATIENCE);

    const next = engine.think(question);
    const second = await worker(1, 1);
    first.say({ answer: { ...thought, depth: 1 } });
    second.say({ answer: { ...thought, depth: 2 } });
    expect((await next).depth).toBe(2);
  });

  it('keeps its worker for the next question, and ends it when it is closed', async () => {
    const answer = engine.think(question);
    const only = await worker(0, 1);
    only.say({ answer: thought });
    await answer;
    engine.stop();
    expect(only.isGone).toBe(false);
    engine.close();
    await vi.waitUntil(() => only.isGone, PATIENCE);
  });

  it('passes problems on and keeps its worker', async () => {
    const problem = { type: '/problems/bad-position', title: 'Not a position', status: 422, detail: 'Row 3 is short.', message: { id: '', args: {} } };
    const answer = engine.think(question);
    (await worker(0, 1)).say({ problem });
    await expect(answer).rejects.toThrow(new Refused(problem));
    void engine.think(question).catch(() => {});
    await worker(0, 2);
  });

  it('replaces a worker that broke', async () => {
    const broken = engine.think(question);
    (await worker(0, 1)).say({ failure: 'unreachable' });
    await expect(broken).rejects.toThrow('unreachable');
    void engine.think(question).catch(() => {});
    await worker(1, 1);
  });
});
