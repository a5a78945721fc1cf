import type { AnyEvent, Step, View } from '../engine/types';

/** What a board tells while a position is put up by hand. */
export interface Editing {
  /** A cell was pressed. */
  press: (cell: string) => void;
  /** What lies in a cell was dragged to another, or off the board. */
  carry: (from: string, to: string | null) => void;
  /** A key on a cell; says whether it means something there. */
  key: (cell: string, key: string, nowMs: number) => boolean;
  /** The keyboard or a press has come to a cell. */
  come: (cell: string) => void;
}

/** The room for a board, in pixels. The height is infinite where the page may grow. */
export interface Room {
  width: number;
  height: number;
}

/** What the outside tells a board. There is one board component per game, used everywhere. */
export interface BoardProps<D, G> {
  /** The position that is shown (at rest). */
  view: View<D, G>;
  /** If set and `step.after.position === view.position`: animate this step from `step.before`, then rest at `view`. A new object is a new animation. */
  step?: Step<D, G> | null;
  /** Marked on the board: the last move and what it captured. */
  lastMove?: Step<D, G> | null;
  /** Seats that the person at this screen may move for now; empty is look only. */
  mayPlay: number[];
  /** If set, nothing is played: the position is being put up, and `view` shows it as it is now. */
  editing?: Editing;
  /** Everything that happened on the way to `view`, where it is known: what lies in trays may depend on it. */
  past?: readonly AnyEvent[];
  /** Whose side is at the bottom (flip changes it). */
  seat: number;
  coordinates: boolean;
  /** How much room there is: a board that has several shapes takes the one that gets largest in it. */
  room?: Room;
  /** Marks that tell pieces apart without colour, drawn bold. */
  boldMarks: boolean;
  /** 1 is normal, 0 is no animation (reduced motion). */
  speed: number;
  /** What a move would do, from the rules. */
  preview: (move: string) => Step<D, G>;
  /** Why a move is forbidden, in a sentence. */
  why: (move: string) => string | null;
  /** Engine lines to draw, with weights from 0 to 1. */
  arrows?: { move: string; weight: number }[];
  /** Cells to look at, marked: a hint. */
  marks?: readonly string[];
  /** The person played. */
  onplay: (move: string) => void;
  /** For the screen reader's live region. */
  onsay: (sentence: string) => void;
  /** What a press would do where the pointer is, to be seen; null where it would do nothing. */
  onaim?: (sentence: string | null) => void;
  /** Notation that is being typed, to be seen: all of it so far, or nothing. */
  ontype?: (text: string) => void;
  /** Messages (Fluent); a board's messages live in `messages/en/page/boards-<game>.ftl`, in the folder above `web`. */
  t: (id: string, args?: Record<string, string | number>) => string;
  /** The animation has ended, or was skipped. */
  onanimated?: () => void;
  /** The board fills these in. */
  control?: { skip?: () => void; stepOn?: () => void; pause?: (paused: boolean) => void };
}
