import type { Refusal } from '../online/reach';
import { seats } from '../online/seats';
import { problemId } from '../problem';
import type { LoggedIn, PoolRating, Profile, SeatView } from '../protocol';
import { forget, KEPT, keep, recall } from '../storage';
import { accounts } from './accounts';
import type { Which } from './carry';

/** Under this name the browser remembers who is signed in: the session itself is a cookie that no script sees. */
const REMEMBERED = 'account';
/** As many seats as fit into one request; the rest moves with the next signing in. */
const MOST_CLAIMS = 120;

/** Who sits at this browser, if they have said so. */
class Account {
  /** The account's name; null for a guest. */
  name: string | null = $state(recall<string>(REMEMBERED));
  /** Its public profile, once it was requested. */
  profile: Profile | null = $state.raw(null);
  /** How many games have just moved to the account, until the person has seen it. */
  moved = $state(0);

  /** The language that the account remembers, once its profile is there. */
  get language(): string | null {
    return this.profile?.language ?? null;
  }

  /** Has the account remember a language. A guest's browser remembers it alone; a server that does not answer is told another time. */
  async rememberLanguage(language: string): Promise<void> {
    if (this.name === null) return;
    try {
      await accounts.change({ language });
    } catch {
      return;
    }
    if (this.profile) this.profile = { ...this.profile, language };
  }

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
    await this.#enter(await accounts.signUp({ name, password, seats: seats.all().slice(0, MOST_CLAIMS) }));
  }

  async signIn(name: string, password: string): Promise<void> {
    await this.#enter(await accounts.signIn({ name, password, seats: seats.all().slice(0, MOST_CLAIMS) }));
  }

  /** Moves games of this browser to the account. What does not work is tried again another time. */
  async carry(which: Which): Promise<void> {
    try {
      const { carry } = await import('./carry');
      this.moved += await carry(which, async () => (await import('../../engine/rules')).rules());
    } catch {
      // The games are still here.
    }
  }

  async signOut(): Promise<void> {
    await notifications('leave');
    await accounts.signOut();
    this.#be(null);
  }

  /** Changes the password. That ends all sessions and what their browsers are told; this one goes on in a new session. */
  async changePassword(old: string, wanted: string): Promise<void> {
    await accounts.changePassword({ old, new: wanted });
    void notifications('enter');
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
      this.name !== null && table.seats.some(({ occupant }) => occupant.type === 'free' && occupant.invitation === 'account' && occupant.name === this.name)
    );
  }

  async #enter({ account, claimed }: LoggedIn): Promise<void> {
    this.#be(account.name);
    this.profile = account;
    this.moved = claimed.length;
    // The seats are the account's now: the next user of this browser has no access to them.
    for (const table of claimed) seats.forget(table);
    void notifications('enter');
    await this.carry('all');
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

/** Notifications begin and end with the session. Where they do not work, signing in and out still does. */
async function notifications(what: 'enter' | 'leave'): Promise<void> {
  try {
    const { push } = await import('../push.svelte');
    await push[what]();
  } catch {
    // The switch in the settings tries again.
  }
}

export const account = new Account();

/** The rating in a game with this number of players; null before the first rated game. */
export function ratingIn(profile: Profile, game: string, players: number): PoolRating['rating'] | null {
  return profile.ratings.find((pool) => pool.game === game && pool.players === players)?.rating ?? null;
}
