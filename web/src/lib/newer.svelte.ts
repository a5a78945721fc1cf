import { registerSW } from 'virtual:pwa-register';

/** Keeps the page for offline use, and tells when the server has a newer one. */
class Newer {
  /** Whether a newer page is ready. */
  isReady = $state(false);
  #load: ((reload?: boolean) => Promise<void>) | null = null;

  /** Begins to watch; called once, after the page is shown. */
  watch(): void {
    this.#load = registerSW({ onNeedRefresh: () => (this.isReady = true) });
  }

  /** Loads the newer page. */
  load(): void {
    void this.#load?.(true);
  }
}

export const newer = new Newer();
