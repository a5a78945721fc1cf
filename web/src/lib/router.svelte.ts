import { match, type Place } from './places';

/** Where the page is: the address bar as state. */
class Router {
  #path = $state('/');
  #query = $state('');
  #fragment = $state('');

  /** The room of the address; null if there is none. */
  readonly place: Place | null = $derived(match(this.#path, new URLSearchParams(this.#query)));

  /** The address without what stands behind `#`. */
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
    if (how.replace) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    this.#read();
    scrollTo(0, 0);
  }

  #read(): void {
    this.#path = location.pathname;
    this.#query = location.search;
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
