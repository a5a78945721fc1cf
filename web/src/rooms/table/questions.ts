import type { Table } from '../../lib/play/play';
import type { Act } from '../../lib/protocol';

/** Something that a player asks of the others. */
export interface Question {
  kind: 'draw' | 'takeback' | 'rematch';
  /** The seat that asks. */
  by: number;
  /** How many moves would be taken back. */
  plies: number;
  /** Whether the person at this screen still has to answer. */
  mayAnswer: boolean;
  yes: Act;
  no: Act;
}

/** What is being asked at a table now. */
export function asked(snapshot: Table, mine: readonly number[]): Question[] {
  const { draw, takeback, rematch } = snapshot.questions;
  const open: Question[] = [];
  const isOpenTo = (answered: number[]) => mine.length > 0 && mine.some((seat) => !answered.includes(seat));
  const drawBy = draw?.yes[0];
  if (draw && drawBy !== undefined) {
    const mayAnswer = isOpenTo([...draw.yes, ...draw.no]);
    open.push({ kind: 'draw', by: drawBy, plies: 0, mayAnswer, yes: { type: 'offer-draw' }, no: { type: 'decline-draw' } });
  }
  if (takeback) {
    const { yes, no } = takeback.votes;
    open.push({
      kind: 'takeback',
      by: takeback.seat,
      plies: takeback.plies,
      mayAnswer: isOpenTo([takeback.seat, ...yes, ...no]),
      yes: { type: 'answer-takeback', yes: true },
      no: { type: 'answer-takeback', yes: false },
    });
  }
  const rematchBy = rematch[0];
  if (rematchBy !== undefined && snapshot.next === null) {
    const mayAnswer = isOpenTo(rematch);
    open.push({ kind: 'rematch', by: rematchBy, plies: 0, mayAnswer, yes: { type: 'rematch', yes: true }, no: { type: 'rematch', yes: false } });
  }
  return open;
}
