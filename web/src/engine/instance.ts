import type { Problem, Request, ProgressMessage } from './types.ts';

/** The doors of the module; see `crates/wasm/src/exports.rs`. */
interface Doors {
  memory: WebAssembly.Memory;
  allocate_request(bytes: number): number;
  answer_request(): number;
  answer_address(): number;
}

type Answer = { ok: unknown } | { problem: Problem };

/** Something that the rules refuse, with the problem that says why. */
export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.detail);
    this.name = 'Refused';
  }
}

/** One instance of the compiled module: requests go in, answers come out, as bytes of JSON. */
export class Instance {
  private readonly doors: Doors;
  private listener: (voice: ProgressMessage) => void = () => {};
  private lastWords = '';

  constructor(module: WebAssembly.Module) {
    const page = {
      now_ms: () => performance.timeOrigin + performance.now(),
      hear: (from: number, bytes: number) => this.listener(JSON.parse(this.read(from, bytes)) as ProgressMessage),
      broke: (from: number, bytes: number) => {
        this.lastWords = this.read(from, bytes);
      },
    };
    this.doors = new WebAssembly.Instance(module, { page }).exports as unknown as Doors;
  }

  /**
   * The answer to a request; its type is the caller's to know. The listener hears what the engine thinks meanwhile.
   * Throws `Refused` if there is none.
   */
  ask<T>(request: Request, listener: (voice: ProgressMessage) => void = () => {}): T {
    this.listener = listener;
    this.write(JSON.stringify(request));
    const answer = JSON.parse(this.answered()) as Answer;
    if ('problem' in answer) throw new Refused(answer.problem);
    return answer.ok as T;
  }

  private write(request: string): void {
    const bytes = new TextEncoder().encode(request);
    const place = this.doors.allocate_request(bytes.length);
    new Uint8Array(this.doors.memory.buffer, place, bytes.length).set(bytes);
  }

  private answered(): string {
    try {
      const bytes = this.doors.answer_request();
      return this.read(this.doors.answer_address(), bytes);
    } catch (error) {
      throw this.lastWords ? new Error(this.lastWords, { cause: error }) : error;
    }
  }

  private read(from: number, bytes: number): string {
    return new TextDecoder().decode(new Uint8Array(this.doors.memory.buffer, from, bytes));
  }
}
