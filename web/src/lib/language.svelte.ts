import { filesOf, languages } from 'virtual:languages';
import { account } from './people/account.svelte';
import { inLanguage, router } from './router.svelte';
import { keep, recall } from './storage';
import { language, speak, speakWith } from './text/messages.svelte';
import { negotiated } from './text/negotiated';

/** Under this name the browser remembers the language that was chosen in it. */
const CHOSEN = 'language';
/** Where the texts of the language are kept for offline use; the service worker looks there (vite.config.ts). */
const CACHE = 'tetrarch-messages';
/** Languages for tests, which no menu offers. */
const PSEUDO = ['en-XA', 'ar-XB'];

const ids = languages.map(({ id }) => id);

/** Chooses the language of the page and remembers it. */
class PageLanguage {
  /** Whether the last choice could not be followed. */
  hasFailed = $state(false);

  /** The language that is spoken. */
  get id(): string {
    return language.id;
  }

  /** Speaks the language of the address, else of the browser's memory, else one that the browser asks for. Called once, before the page is shown, with the texts that it begins with. */
  async begin(texts: readonly string[]): Promise<void> {
    const named = new URLSearchParams(location.search).get('lang');
    const remembered = recall<string>(CHOSEN);
    const wanted = [named, remembered].filter((id): id is string => typeof id === 'string');
    const isPseudo = named !== null && PSEUDO.includes(named);
    const id = isPseudo ? named : negotiated([...wanted, ...navigator.languages], ids);
    // What cannot be fetched is said in English, if that can.
    await speakWith(id, texts).catch(() => speak('en'));
    this.#show();
  }

  /** A person has chosen a language: the page speaks it, the address names it, browser and account remember it. */
  async choose(id: string): Promise<void> {
    if (!(await this.#change(id))) return;
    keep(CHOSEN, id);
    router.setLanguage(id);
    await account.rememberLanguage(id);
  }

  /** Follows the account, unless someone has chosen in this browser or the address says otherwise. */
  async follow(id: string | null): Promise<void> {
    if (id === null || !ids.includes(id) || recall(CHOSEN) !== null || router.language !== null) return;
    await this.#change(id);
  }

  /** Keeps the texts of the language for the time without a network. */
  async keepOffline(): Promise<void> {
    const files = filesOf(language.locale);
    if (files.length === 0 || !('caches' in globalThis)) return;
    const cache = await caches.open(CACHE);
    const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
    await cache.addAll(files.filter((file) => !kept.includes(file)));
    await Promise.all(kept.filter((file) => !files.includes(file)).map((file) => cache.delete(file)));
  }

  async #change(id: string): Promise<boolean> {
    try {
      await speak(id);
    } catch {
      this.hasFailed = true;
      return false;
    }
    this.hasFailed = false;
    this.#show();
    void this.#follow();
    return true;
  }

  /** What the browser keeps in the language. Without it the page goes on. */
  async #follow(): Promise<void> {
    const { renewPushTexts } = await import('./push-texts');
    await Promise.allSettled([this.keepOffline(), renewPushTexts()]);
  }

  /** Before anything is drawn in the language. */
  #show(): void {
    document.documentElement.lang = language.id;
    document.documentElement.dir = language.dir;
  }
}

export const pageLanguage = new PageLanguage();

/** An address to send to someone: it opens in the language in which it was sent. */
export function shareable(address: string): string {
  return new URL(inLanguage(address, language.id), location.origin).href;
}
