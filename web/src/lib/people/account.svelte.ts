import type { Refusal } from '../online/reach';
import { seats } from '../online/seats';
import { problemId } from '../problem';
import type { LoggedIn, PoolRating, Profile, SeatView } from '../protocol';
import { forget, KEPT, keep, recall } from '../storage';
import { accounts } from './accounts';

/** Under this name the browser remembers who is signed in: the session itself is a cookie that no script sees. */
const REMEMBERED = 'account';
/** As many seats as fit into one request; the rest moves with the next signing in. */
const MOST_CLAIMS = 120;

/** Who sits at this browser, if they have said so. */
class Account {
  /** The account's name; null for a guest. */
  name: string | null = $state(recall<string>(REMEMBERED));
  /** What everybody may know of it, once it was asked for. */
  profile: Profile | null = $state.raw(null);
  /** How many games have just moved to the account, until the person has seen it. */
  moved = $state(0);

  /** Asks who is signed in, and follows what other windows of the page do; called once. */
  listen(): void {
    window.addEventListener('storage', (event) => {
      if (event.key === KEPT + REMEMBERED) this.#be(event.newValue === null ? null : (JSON.parse(event.newValue) as string));
    });
    if (this.name !== null) void this.look().catch(() => {});
  }

  /** Asks the server who is signed in. A server that does not answer changes nothing. */
  async look(): Promise<void> {
    try {
      const profile = await accounts.me();
      this.#be(profile.name);
      this.profile = profile;
    } catch (error) {
      if (problemId(error as Refusal) !== 'needs-account') throw error;
      this.#be(null);
    }
  }

  async signUp(name: string, password: string): Promise<void> {
    this.#enter(await accounts.signUp({ name, password, seats: seats.all().slice(0, MOST_CLAIMS) }));
  }

  async signIn(name: string, password: string): Promise<void> {
    this.#enter(await accounts.signIn({ name, password, seats: seats.all().slice(0, MOST_CLAIMS) }));
  }

  async signOut(): Promise<void> {
    await accounts.signOut();
    this.#be(null);
  }

  /** Deletes the account, for good. */
  async remove(password: string): Promise<void> {
    await accounts.remove({ password });
    this.#be(null);
  }

  /** The seats of the account at a table. Who has a rating has an account of that name; others may call themselves anything. */
  seatsAt(table: { seats: SeatView[] }): number[] {
    const own = table.seats.filter(({ occupant }) => occupant.type === 'human' && occupant.rating && occupant.name === this.name);
    return own.map((seat) => seat.seat);
  }

  /** Whether a seat is kept for the account at a table. */
  isAskedAt(table: { seats: SeatView[] }): boolean {
    return (
      this.name !== null &&
      table.seats.some(({ occupant }) => occupant.type === 'free' && occupant.invitation === 'account' && occupant.name === this.name)
    );
  }

  #enter({ account, claimed }: LoggedIn): void {
    this.#be(account.name);
    this.profile = account;
    this.moved = claimed.length;
    // The seats are the account's now: whoever uses this browser next has no part in them.
    for (const table of claimed) seats.forget(table);
  }

  #be(name: string | null): void {
    if (name === this.name) return;
    this.name = name;
    this.profile = null;
    this.moved = 0;
    if (name === null) forget(REMEMBERED);
    else keep(REMEMBERED, name);
  }
}

export const account = new Account();

/** The rating among those who play a game with so many players; null before the first rated game. */
export function ratingIn(profile: Profile, game: string, players: number): PoolRating['rating'] | null {
  return profile.ratings.find((pool) => pool.game === game && pool.players === players)?.rating ?? null;
}
