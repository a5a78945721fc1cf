/** After a pause of this length, typing starts again. */
const FORGET_MS = 2000;

/** Notation typed on a board, letter by letter. The time is passed in. */
export class Typed {
  private letters = '';
  private lastMs = 0;

  /** `ontype` hears what has been typed so far, so that it can be seen. */
  constructor(private readonly ontype: (text: string) => void = () => {}) {}

  /** What has been typed so far. */
  get text(): string {
    return this.letters;
  }

  /** Whether something is being typed now. */
  isUnderWay(nowMs: number): boolean {
    return this.letters !== '' && nowMs - this.lastMs <= FORGET_MS;
  }

  /** Takes a key if it is a letter or digit, and says so. */
  take(key: string, nowMs: number): boolean {
    if (!/^[a-z0-9]$/i.test(key)) return false;
    if (nowMs - this.lastMs > FORGET_MS) this.clear();
    this.letters += key.toLowerCase();
    this.lastMs = nowMs;
    this.ontype(this.letters);
    return true;
  }

  /** Forgets what was typed. */
  clear(): void {
    if (this.letters === '') return;
    this.letters = '';
    this.ontype('');
  }
}
