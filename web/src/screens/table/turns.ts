import type { MoveView } from '../../lib/protocol';

/** A round of the move list: from one move of the first mover to the next. */
export interface Turn {
  number: number;
  moves: { ply: number; move: MoveView }[];
}

/** The moves in rounds. A seat that moves again within a round (a pass of others is not written) begins a new one. */
export function turnsOf(history: MoveView[]): Turn[] {
  const turns: Turn[] = [];
  history.forEach((move, index) => {
    let turn = turns.at(-1);
    if (!turn || turn.moves.some((other) => other.move.seat === move.seat)) {
      turn = { number: turns.length + 1, moves: [] };
      turns.push(turn);
    }
    turn.moves.push({ ply: index + 1, move });
  });
  return turns;
}
