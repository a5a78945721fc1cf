import { whenIdle } from '../../lib/in-turn';

/** Without interaction, the miniatures start to move after this time. */
const AT_THE_LATEST_MS = 12_000;
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/**
 * Which miniatures may move. The first paint shows pictures; the boards come one after the other when someone is there
 * and the page has nothing else to do, so that no visit begins with a page that does not answer.
 */
export class Lively {
  /** How many miniatures may move. */
  count = $state(0);
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** Waits for interaction, until the returned function is called. */
  wait(): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => {
      clearTimeout(timer);
      for (const sign of SIGNS) removeEventListener(sign, begin);
    };
    const next = () => {
      this.count += 1;
      if (this.count < this.#most) timer = setTimeout(() => whenIdle(next), 400);
    };
    const begin = () => {
      stop();
      timer = setTimeout(() => whenIdle(next), 300);
    };
    for (const sign of SIGNS) addEventListener(sign, begin, { passive: true });
    timer = setTimeout(begin, AT_THE_LATEST_MS);
    return stop;
  }
}
