import type { View } from '../../engine/types';
import { server } from '../../lib/online/server';
import { positionKey } from '../../lib/openings/key';
import { gamesOf, merged, shippedTree, type ExploredMove } from '../../lib/openings/tree';

/** What was played in a position, by the engine and on this server. */
export interface ExploredPosition {
  key: string;
  moves: ExploredMove[];
  engineGames: number;
  serverGames: number;
  /** Whether the server was asked and did not answer. */
  isAlone: boolean;
}

/** How long a look at a position lasts before the server is asked: stepping quickly through a game sends few requests. */
const PAUSE_MS = 150;

/** What was played in the position on the board: first what the page knows by itself, then with the games of the server. */
export class Explorer {
  #shown: ExploredPosition | null = $state.raw(null);
  #asked = '';
  readonly #answers = new Map<string, ExploredMove[]>();

  /** What is known of a position; null before it is looked up. */
  about(view: View): ExploredPosition | null {
    return this.#shown?.key === positionKey(view.settings, view.position) ? this.#shown : null;
  }

  /** Looks a position up. */
  async look(view: View): Promise<void> {
    const key = positionKey(view.settings, view.position);
    this.#asked = key;
    const tree = await shippedTree(view.settings.game);
    if (this.#asked !== key) return;
    const own = tree.moves(key);
    const known = this.#answers.get(key);
    this.#show(key, own, known ?? [], false);
    if (known || view.choices.length === 0) return;
    await new Promise((done) => setTimeout(done, PAUSE_MS));
    if (this.#asked !== key) return;
    try {
      const { moves } = await server.explored(key);
      const answer = moves.map(({ move, draws, wins }) => ({ move, draws, wins, opinion: null }));
      this.#answers.set(key, answer);
      if (this.#asked === key) this.#show(key, own, answer, false);
    } catch {
      // Without the server, the engine's games are all there is.
      if (this.#asked === key) this.#show(key, own, [], true);
    }
  }

  #show(key: string, own: ExploredMove[], servers: ExploredMove[], isAlone: boolean): void {
    const games = (moves: ExploredMove[]) => moves.reduce((sum, explored) => sum + gamesOf(explored), 0);
    this.#shown = { key, moves: merged(own, servers), engineGames: games(own), serverGames: games(servers), isAlone };
  }
}
