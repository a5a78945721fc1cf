import { settings } from './settings.svelte';

/** What the device says, as far as the page follows it. */
class Surroundings {
  #dark = $state(false);
  #still = $state(false);
  /** Whether the network is there, as far as the browser knows. */
  online = $state(true);

  /** Begins to listen; called once by the page. */
  listen(): void {
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const still = matchMedia('(prefers-reduced-motion: reduce)');
    const read = () => {
      this.#dark = dark.matches;
      this.#still = still.matches;
      this.online = navigator.onLine;
    };
    dark.addEventListener('change', read);
    still.addEventListener('change', read);
    addEventListener('online', read);
    addEventListener('offline', read);
    read();
  }

  /** The theme to show. */
  get theme(): 'light' | 'dark' {
    if (settings.theme !== 'system') return settings.theme;
    return this.#dark ? 'dark' : 'light';
  }

  /** How fast boards move; the device's preference for reduced motion wins. */
  get speed(): number {
    return this.#still ? 0 : settings.speed;
  }
}

export const surroundings = new Surroundings();
