import { AtHand } from '../lib/at-hand';

/** When a part of the rules holds: the options have these values, and the table has this number of seats. */
export interface Condition {
  options?: Readonly<Record<string, string | readonly string[]>>;
  seats?: readonly number[];
}

/** What a move must do for a figure to be true. A test plays every figure and checks it. */
export interface Effect {
  /** How often each event happens; events that are not named may happen as often as they like. */
  events?: Readonly<Record<string, number>>;
  /** The id of the sentence about it. */
  says?: string;
  /** The id of the rule by which it ends the game; null if the game goes on. */
  ends?: string | null;
}

/** Rules under which a figure is drawn, where they are not those of the game: another variant, or other options only. */
export interface Drawn {
  variant?: string;
  options?: Readonly<Record<string, string>>;
}

/** A board that says something. Its caption is a message, `rules-<game>-<caption>`. */
export type Figure = { caption: string; as?: Drawn } & Kind;

type Kind =
  /** The opening position. */
  | { kind: 'start' }
  /** A position in which moves are pointed out; without one, the opening position. */
  | { kind: 'picture'; position?: string; moves: readonly string[] }
  /** A position in which the reader plays a move. */
  | { kind: 'example'; position?: string; move: string; effect: Effect }
  /** A position in which a move is refused, and the id of the rule that refuses it. */
  | { kind: 'forbidden'; position: string; move: string; rule: string }
  /** The same move under two rules: a variant each, or what two values of an option do. */
  | { kind: 'comparison'; position: string; move: string; under: readonly [Under, Under] };

/** One of two rules that are compared. */
export interface Under extends Drawn {
  variant: string;
  /** The option whose name stands above the board; without one, the variant's. */
  named?: string;
  /** What the move does, or the rule that refuses it. */
  effect: Effect | { refusedBy: string };
}

/** Who reads a part: with `isBeyond`, only a reader of the whole book, for it speaks of other rules than those of one game. */
interface Held {
  when?: Condition;
  isBeyond?: true;
}

/** A paragraph, `rules-<game>-<text>`, or a figure. */
export type Part = ({ text: string } | { figure: Figure }) & Held;

/** A chapter; its title is `rules-<game>-<id>-title`. */
export interface Chapter extends Held {
  id: string;
  parts: readonly Part[];
}

/** The rules of a game, to be read. */
export interface Book {
  /** The variants that are read separately, in the order of the switch; none if there is nothing to switch. */
  variants: readonly string[];
  chapters: readonly Chapter[];
  /** Options that mean something only under a condition. */
  optionsWhen?: Readonly<Record<string, Condition>>;
}

/** The books there are. A game without one shows its options only. */
const BOOKS: Readonly<Record<string, () => Promise<{ default: Book }>>> = {
  hus: () => import('./hus'),
  pantarei: () => import('./pantarei'),
  gou: () => import('./gou'),
  abalone: () => import('./abalone'),
};

const NO_BOOK: Book = { variants: [], chapters: [] };

/** The rules of each game, to be read. */
export const books = new AtHand<Book>(async (game) => (await BOOKS[game]?.())?.default ?? NO_BOOK);

/** What is played: the value of every option, and how many sit at the table. */
export interface Played {
  options: Readonly<Record<string, string>>;
  seats: number;
}

/** Whether a part of the rules holds in a game. */
export function holds(when: Condition | undefined, { options, seats }: Played): boolean {
  if (when?.seats && !when.seats.includes(seats)) return false;
  return Object.entries(when?.options ?? {}).every(([id, values]) => [values].flat().includes(options[id] ?? ''));
}

/** The chapters of a game with exactly the parts that hold in it; at a table without those that speak of other rules. */
export function chaptersFor(book: Book, played: Played, isAtTable = false): Chapter[] {
  const isRead = ({ when, isBeyond }: Held) => holds(when, played) && !(isAtTable && isBeyond);
  return book.chapters
    .filter(isRead)
    .map((chapter) => ({ ...chapter, parts: chapter.parts.filter(isRead) }))
    .filter((chapter) => chapter.parts.length > 0);
}
