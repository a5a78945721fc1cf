import { match, type Place } from './places';

/** The part of an address that says in which language it is opened: people who are sent the address read it in the sender's language. */
const LANGUAGE = 'lang';

/** An address of the page that is opened in a language. */
export function inLanguage(address: string, language: string | null): string {
  const url = new URL(address, location.href);
  if (language !== null) url.searchParams.set(LANGUAGE, language);
  return url.pathname + url.search + url.hash;
}

/** Where the page is: the address bar as state. */
class Router {
  #language = $state<string | null>(null);
  #path = $state('/');
  #query = $state('');
  #fragment = $state('');

  /** The screen of the address; null if there is none. */
  readonly place: Place | null = $derived(match(this.#path, new URLSearchParams(this.#query)));

  /** The language that the address names, if it names one. */
  get language(): string | null {
    return this.#language;
  }

  /** Names a language in the address, from now on. */
  setLanguage(language: string): void {
    this.#language = language;
    this.#read();
  }

  /** The address without its language and without what stands behind `#`. */
  get address(): string {
    return this.#path + this.#query;
  }

  /** What stands behind `#`, where links carry what the server need not see. */
  get fragment(): string {
    return this.#fragment;
  }

  /** Follows the address bar and every link of the page from now on; called once. */
  listen(): void {
    addEventListener('popstate', () => this.#read());
    document.addEventListener('click', (event) => this.#follow(event));
    this.#read();
  }

  /** Goes to an address of the page. */
  go(address: string, how: { replace?: boolean } = {}): void {
    const named = inLanguage(address, this.#language);
    if (how.replace) history.replaceState(null, '', named);
    else history.pushState(null, '', named);
    this.#read();
    scrollTo(0, 0);
  }

  #read(): void {
    const query = new URLSearchParams(location.search);
    const named = query.get(LANGUAGE);
    this.#language ??= named;
    // A step back does not go back to another language.
    if (this.#language !== named) history.replaceState(history.state, '', inLanguage(location.href, this.#language));
    query.delete(LANGUAGE);
    this.#path = location.pathname;
    // Without the language: a change of it is no other screen.
    this.#query = query.size > 0 ? `?${query}` : '';
    this.#fragment = location.hash.slice(1);
  }

  #follow(event: MouseEvent): void {
    const wantsNewTab = event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (wantsNewTab || event.defaultPrevented || !(link instanceof HTMLAnchorElement)) return;
    const leavesThePage = link.origin !== location.origin || link.pathname.startsWith('/api/');
    if (leavesThePage || link.target || link.hasAttribute('download')) return;
    const isJump = link.pathname === location.pathname && link.search === location.search && link.hash;
    if (isJump) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
