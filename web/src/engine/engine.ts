import { Refused } from './instance';
import { compiledModule } from './module';
import type { Analysis, Decided, PlyReport, Problem, ProofNode, Request, Thought, ProgressMessage } from './types';

/** What the page tells the worker. */
export type ToWorker = { module: WebAssembly.Module } | { question: Request };

/** What the worker tells the page. */
export type FromWorker = { progress: ProgressMessage } | { answer: unknown } | { problem: Problem } | { failure: string };

type Question<Ask extends Request['ask']> = Omit<Extract<Request, { ask: Ask }>, 'ask'>;

/** Which move to play, and at what level. */
export type ChooseQuestion = Question<'choose'>;
/** Which position to think about, for how many lines and how long. */
export type ThinkQuestion = Question<'think'>;
/** Which game to go through, and how thoroughly. */
export type AnalyseQuestion = Question<'analyse'>;

/** Of which position a proof is wanted, and how many positions may be looked at for it. */
export type ProofQuestion = Question<'proof-node'>;

/** A question was stopped before it was answered. */
export class Stopped extends Error {
  constructor() {
    super('the question was stopped');
    this.name = 'Stopped';
  }
}

interface Pending {
  question: Request;
  listener: (progress: ProgressMessage) => void;
  resolve: (answer: unknown) => void;
  reject: (error: Error) => void;
}

/**
 * The engine, in a worker of its own, so that the page never waits. It answers one question after another; `stop`
 * ends them all at once: the worker is thrown away with what it is doing, and the next question starts a new one from
 * the module that is compiled already.
 */
export class Engine {
  private worker: Promise<Worker> | undefined;
  private queue: Pending[] = [];

  constructor(private readonly startWorker: () => Worker = pageWorker) {}

  /** The move of a computer player. */
  choose(question: ChooseQuestion, listener?: (thought: Thought) => void): Promise<Decided> {
    return this.ask({ ask: 'choose', ...question }, thoughts(listener));
  }

  /** The best lines of a position. */
  think(question: ThinkQuestion, listener?: (thought: Thought) => void): Promise<Thought> {
    return this.ask({ ask: 'think', ...question }, thoughts(listener));
  }

  /** What is proved of a position, and of its moves. */
  proofNode(question: ProofQuestion): Promise<ProofNode> {
    return this.ask({ ask: 'proof-node', ...question }, () => {});
  }

  /** What a whole game teaches; the listener hears of each ply as soon as it is judged, the last one first. */
  analyseGame(question: AnalyseQuestion, listener?: (done: number, of: number, ply: PlyReport | null) => void): Promise<Analysis> {
    return this.ask({ ask: 'analyse', ...question }, (progress) => {
      if (progress.type === 'analysed') listener?.(progress.done, progress.of, progress.ply);
    });
  }

  /** Ends what is being asked at once; its promise is rejected with `Stopped`. */
  stop(): void {
    const pending = this.queue;
    if (pending.length === 0) return;
    this.queue = [];
    this.dismiss();
    for (const { reject } of pending) reject(new Stopped());
  }

  /** Ends the engine with its worker, also one that is idle: the code that starts an engine closes it. A later question would start it again. */
  close(): void {
    this.stop();
    this.dismiss();
  }

  private ask<T>(question: Request, listener: (progress: ProgressMessage) => void): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.queue.push({ question, listener, resolve: resolve as (answer: unknown) => void, reject });
      if (this.queue.length === 1) void this.askNext();
    });
  }

  private async askNext(): Promise<void> {
    const next = this.queue[0];
    if (!next) return;
    try {
      const worker = await (this.worker ??= this.hire());
      // It may have been stopped while the module was on its way.
      if (this.queue[0] === next) worker.postMessage({ question: next.question } satisfies ToWorker);
    } catch (error) {
      this.worker = undefined;
      if (this.queue[0] === next) this.settle(({ reject }) => reject(asError(error)));
    }
  }

  private async hire(): Promise<Worker> {
    const module = await compiledModule();
    const worker = this.startWorker();
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.hear(data);
    worker.onerror = (event) => this.fail(new Error(event.message || 'the engine could not be started'));
    worker.postMessage({ module } satisfies ToWorker);
    return worker;
  }

  private hear(message: FromWorker): void {
    if ('progress' in message) this.queue[0]?.listener(message.progress);
    else if ('answer' in message) this.settle(({ resolve }) => resolve(message.answer));
    else if ('problem' in message) this.settle(({ reject }) => reject(new Refused(message.problem)));
    else this.fail(new Error(message.failure));
  }

  /** A broken instance answers nothing any more: the next question gets a new one. */
  private fail(error: Error): void {
    this.dismiss();
    this.settle(({ reject }) => reject(error));
  }

  private settle(answer: (pending: Pending) => void): void {
    const answered = this.queue.shift();
    if (answered) answer(answered);
    void this.askNext();
  }

  private dismiss(): void {
    const silence = (worker: Worker): void => {
      worker.onmessage = worker.onerror = null; // a last word may be on its way
      worker.terminate();
    };
    void this.worker?.then(silence, () => {});
    this.worker = undefined;
  }
}

function pageWorker(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'engine' });
}

function thoughts(listener?: (thought: Thought) => void): (progress: ProgressMessage) => void {
  return (progress) => {
    if (progress.type === 'thought') listener?.(progress.thought);
  };
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
