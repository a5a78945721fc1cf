import { registerSW } from 'virtual:pwa-register';
import { whenIdle } from './in-turn';
import { pageLanguage } from './language.svelte';

/** Keeps the page for offline use, and tells when the server has a newer one. */
class Newer {
  /** Whether a newer page is ready. */
  isReady = $state(false);
  #load: ((reload?: boolean) => Promise<void>) | null = null;

  /** Begins to watch; called once. To keep the page takes the whole network for a while, so the first screen has it before. */
  watch(): void {
    if (document.readyState === 'complete') whenIdle(() => this.#register());
    else addEventListener('load', () => whenIdle(() => this.#register()), { once: true });
  }

  #register(): void {
    // The worker keeps the page; of the languages, the page keeps its own.
    const keepLanguage = () => void pageLanguage.keepOffline().catch(() => {});
    this.#load = registerSW({ onNeedRefresh: () => (this.isReady = true), onRegisteredSW: keepLanguage });
  }

  /** Loads the newer page. */
  load(): void {
    void this.#load?.(true);
  }
}

export const newer = new Newer();
