import { seats } from './online/seats';
import { ask, reach } from './online/reach';
import type { NewPushSubscription, PushKey, PushNewsKind } from './protocol';
import { forget, keep, namesWith, recall } from './storage';

/** Under this name the browser remembers that notifications are wanted, and for which table of a guest. */
const WANTED = 'push';
const SUBSCRIBED = 'pushed.';
/** With the table's id behind it: a guest sits there, and the server has still to be told. */
const PENDING = 'pushing.';
/** Where the service worker (public/push.js) finds its texts. */
const KEPT = 'push-texts';

/** What a notification says, by what happened and by game. */
export type PushTexts = Record<PushNewsKind | `game-${string}`, string>;

type Browser = Pick<NewPushSubscription, 'endpoint' | 'keys'>;

/** What the server is asked about notifications. */
export const pushes = {
  key: async () => (await ask<PushKey>('/api/push')).key,
  subscribe: (browser: Browser, table?: string, secret?: string) => reach('/api/push', { ...browser, ...(table ? { table } : {}) }, 'POST', secret),
  unsubscribe: (endpoint: string, table?: string, secret?: string) => reach('/api/push', { endpoint, ...(table ? { table } : {}) }, 'DELETE', secret),
};

/** Notifications of this browser while the page is closed. */
class Push {
  /** Whether the person wants them here. */
  isWanted = $state(recall<boolean>(WANTED) ?? false);
  /** Whether the browser has refused them. */
  isBlocked = $state(false);

  /** Whether this browser can show them at all. */
  get isPossible(): boolean {
    return typeof window !== 'undefined' && 'PushManager' in window && 'Notification' in window && 'serviceWorker' in navigator;
  }

  /** Asks the browser, and keeps the texts for the service worker. */
  async turnOn(texts: PushTexts, isSignedIn: boolean): Promise<void> {
    this.isBlocked = (await Notification.requestPermission()) !== 'granted';
    if (this.isBlocked) return;
    await this.keepTexts(texts);
    const browser = await this.#browser();
    if (isSignedIn) await pushes.subscribe(browser);
    for (const { table, secret } of seats.all()) await this.#follow(browser, table, secret);
    this.isWanted = true;
    keep(WANTED, true);
  }

  /** Keeps what notifications say, for the service worker. */
  async keepTexts(texts: PushTexts): Promise<void> {
    await (await caches.open(KEPT)).put('/push-texts', new Response(JSON.stringify(texts)));
  }

  /** Ends them for this browser. The endpoint is void from then on, so no one else need be told. */
  async turnOff(): Promise<void> {
    this.isWanted = false;
    forget(WANTED);
    // The browser may give the same endpoint again, and by then the server knows nothing of these tables.
    for (const name of [...namesWith(SUBSCRIBED), ...namesWith(PENDING)]) forget(name);
    const worker = await navigator.serviceWorker.ready;
    const subscription = await worker.pushManager.getSubscription();
    if (!subscription) return;
    await pushes.unsubscribe(subscription.endpoint).catch(() => {});
    await subscription.unsubscribe();
  }

  /** Has the account that signs in here notified too, if notifications are wanted here. */
  async enter(): Promise<void> {
    if (this.isWanted && this.isPossible) await pushes.subscribe(await this.#browser());
  }

  /** Ends the notifications of the account that signs out: the next user of this browser must not see them. */
  async leave(): Promise<void> {
    if (this.isWanted && this.isPossible) await pushes.unsubscribe((await this.#browser()).endpoint);
  }

  /** Adds the seat of a guest, if notifications are wanted here. */
  async follow(table: string): Promise<void> {
    if (!this.isWanted || !this.isPossible) return;
    const secret = seats.secret(table);
    if (secret === null) return forget(PENDING + table);
    keep(PENDING + table, true);
    await this.#follow(await this.#browser(), table, secret);
    forget(PENDING + table);
  }

  /** Goes on where the page was left before the server had been told about some tables. */
  async resume(): Promise<void> {
    for (const name of namesWith(PENDING)) await this.follow(name.slice(PENDING.length));
  }

  async #follow(browser: Browser, table: string, secret: string): Promise<void> {
    if (recall<string>(SUBSCRIBED + table) === browser.endpoint) return;
    // A table that is gone, or a seat that was lost, has no news.
    const isTold = await pushes.subscribe(browser, table, secret).then(
      () => true,
      () => false,
    );
    if (isTold) keep(SUBSCRIBED + table, browser.endpoint);
  }

  async #browser(): Promise<Browser> {
    const worker = await navigator.serviceWorker.ready;
    const applicationServerKey = await pushes.key();
    const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
    const { endpoint = '', keys = {} } = subscription.toJSON();
    return { endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } };
  }
}

export const push = new Push();
