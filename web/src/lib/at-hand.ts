/**
 * Things that are fetched once each, by name. What is there already is given at once, without a promise: `{#await}` then shows it at once too, and nothing
 * else for the moment that a promise takes.
 */
export class AtHand<T> {
  readonly #there = new Map<string, T>();

  constructor(private readonly fetch: (name: string) => Promise<T>) {}

  /** The thing, or the promise of it. */
  get(name: string): T | Promise<T> {
    return this.#there.get(name) ?? this.fetched(name);
  }

  /** Fetches the thing, if it is not there. */
  async fetched(name: string): Promise<T> {
    const there = this.#there.get(name) ?? (await this.fetch(name));
    this.#there.set(name, there);
    return there;
  }
}
