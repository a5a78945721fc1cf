import type { FromClient, ToClient } from '../protocol';

/** What a line tells its owner. */
export interface SocketCallbacks {
  /** The line is open: say hello. */
  open: () => void;
  /** A message came. */
  message: (message: ToClient) => void;
  /** The line is down; the next attempt is at `retryMs`. */
  lost: (retryMs: number) => void;
}

const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 15_000;
const PING_EVERY_MS = 15_000;
/** Without any word for so long, the line is taken for dead, whatever the browser thinks. */
const SILENCE_MS = 40_000;

/** The pause that a server asks for when it stops: another one goes on, so nothing is lost meanwhile. */
function toldPause(reason: string): number | null {
  const told = /^retry-ms (\d{1,5})$/.exec(reason)?.[1];
  return told === undefined ? null : Math.min(LONGEST_RETRY_MS, Number(told));
}

/** A WebSocket that comes back: it calls again after ever longer pauses, at once when the network returns. */
export class TableSocket {
  readonly #address: string;
  readonly #callbacks: SocketCallbacks;
  #socket: WebSocket | null = null;
  #retry: ReturnType<typeof setTimeout> | null = null;
  #pulse: ReturnType<typeof setInterval> | null = null;
  #failures = 0;
  #heardMs = 0;
  #isClosed = false;
  readonly #networkIsBack = () => this.#callNow();
  readonly #networkIsGone = () => this.#giveUp();

  constructor(address: string, callbacks: SocketCallbacks) {
    this.#address = address;
    this.#callbacks = callbacks;
    globalThis.addEventListener?.('online', this.#networkIsBack);
    globalThis.addEventListener?.('offline', this.#networkIsGone);
    this.#call();
  }

  /** Sends a message; what is sent while the line is down is lost, its owner says it again after the next hello. */
  send(message: FromClient): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** The conversation is as it should be: the next pause begins small again. */
  settled(): void {
    this.#failures = 0;
  }

  /** Reconnects, to get a new snapshot. */
  renew(): void {
    this.#socket?.close();
  }

  /** Hangs up for good. */
  close(): void {
    this.#isClosed = true;
    globalThis.removeEventListener?.('online', this.#networkIsBack);
    globalThis.removeEventListener?.('offline', this.#networkIsGone);
    if (this.#retry) clearTimeout(this.#retry);
    this.#stopPulse();
    this.#socket?.close();
  }

  #callNow(): void {
    if (this.#retry === null) return;
    clearTimeout(this.#retry);
    this.#call();
  }

  #call(): void {
    this.#retry = null;
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    socket.onopen = () => {
      this.#heardMs = Date.now();
      this.#pulse = setInterval(() => this.#checkPulse(), PING_EVERY_MS);
      this.#callbacks.open();
    };
    socket.onmessage = ({ data }) => {
      this.#heardMs = Date.now();
      this.#callbacks.message(JSON.parse(data as string) as ToClient);
    };
    socket.onclose = ({ reason }) => {
      if (this.#socket !== socket) return;
      this.#stopPulse();
      if (this.#isClosed) return;
      const told = toldPause(reason);
      if (told === null) this.#callLater();
      else this.#retry = setTimeout(() => this.#call(), told);
    };
  }

  #callLater(): void {
    // Not all who were cut off at the same moment call again at the same moment.
    const pause = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** this.#failures) * (0.75 + Math.random() / 2);
    this.#failures += 1;
    this.#callbacks.lost(Date.now() + pause);
    this.#retry = setTimeout(() => this.#call(), pause);
  }

  #checkPulse(): void {
    if (Date.now() - this.#heardMs > SILENCE_MS) this.#giveUp();
    else this.send({ type: 'ping', token: 0 });
  }

  /** The line is dead, whatever the browser thinks: it would wait long for a goodbye that cannot come. */
  #giveUp(): void {
    const socket = this.#socket;
    if (this.#retry !== null || socket === null) return;
    this.#socket = null;
    this.#stopPulse();
    socket.close();
    this.#callLater();
  }

  #stopPulse(): void {
    if (this.#pulse) clearInterval(this.#pulse);
    this.#pulse = null;
  }
}
